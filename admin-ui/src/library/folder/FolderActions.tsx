import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate, useUpdate } from 'react-admin';
import { MoveDialog } from '#admin-ui/library/MoveDialog.tsx';
import { NameDialog } from '#admin-ui/library/NameDialog.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { MAX_FOLDER_NAME } from './NewFolderButton.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const asks = ['share', 'rename', 'move', 'remove'] as const;
const permissions = {
  share: 'tenant.folders.update',
  rename: 'tenant.folders.update',
  move: 'tenant.folders.update',
  remove: 'tenant.folders.delete',
} as const;

type Props = {
  folder: FolderView;
  /** It is below the policies folder. */
  isOfPolicies: boolean;
};

/** What can be done with a folder, each asked first. */
export const FolderActions = ({ folder, isOfPolicies }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const notify = useNotify();
  const [asked, ask] = useState<(typeof asks)[number] | null>(null);
  const [update, updating] = useUpdate<FolderView>();
  const [remove, removing] = useDelete<FolderView>();
  const offered = asks.filter(
    (one) => can(permissions[one]) && (one !== 'share' || (isOfPolicies && can('tenant.files.read'))),
  );
  const close = () => ask(null);
  const done = (success: string) => ({
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      close();
      notify(success, { type: 'success' });
    },
    onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
  });
  const change = (data: Partial<FolderView>, success: string) =>
    void update('folders', { id: folder.id, data, previousData: folder }, done(success));
  const label = t('library.folder.actions', { name: folder.name });
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu
        label={label}
        place="below-right"
        trigger={(opens) => (
          <IconButton {...opens} aria-label={label}>
            <MoreHoriz aria-hidden="true" />
          </IconButton>
        )}
      >
        {(closeMenu) =>
          offered.map((one) => (
            <MenuItem
              key={one}
              sx={one === 'remove' ? { color: 'error.main' } : {}}
              onClick={() => {
                closeMenu();
                ask(one);
              }}
            >
              {t(`library.folder.${one}.action`)}
            </MenuItem>
          ))
        }
      </ActionMenu>
      {asked === 'share' && <ShareDialog id={folder.id} name={folder.name} onClose={close} />}
      {asked === 'rename' && (
        <NameDialog
          title={t('library.folder.rename.title')}
          confirm={t('library.folder.rename.action')}
          name={folder.name}
          maxLength={MAX_FOLDER_NAME}
          isBusy={updating.isPending}
          onName={(name) => change({ ...folder, name }, 'library.folder.rename.done')}
          onClose={close}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          title={t('library.folder.move.title', { name: folder.name })}
          from={folder.parentId}
          hidden={folder.id}
          isBusy={updating.isPending}
          onMove={(parentId) => change({ ...folder, parentId }, 'library.folder.move.done')}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('library.folder.remove.title', { name: folder.name })}
        confirm={t('library.folder.remove.action')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={() =>
          void remove('folders', { id: folder.id, previousData: folder }, done('library.folder.remove.done'))
        }
        onCancel={close}
      >
        {t('library.folder.remove.detail')}
      </ConfirmDialog>
    </>
  );
};
