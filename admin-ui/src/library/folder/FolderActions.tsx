import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { MAX_FOLDER_NAME } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useArchiveDownload } from '#admin-ui/library/file/useArchiveDownload';
import { MoveDialog } from '#admin-ui/library/MoveDialog.tsx';
import { NameDialog } from '#admin-ui/library/NameDialog.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useFolderMove } from './useFolderMove.ts';
import { useFolderTrash } from './useFolderTrash.tsx';

const asks = ['download', 'share', 'rename', 'move', 'remove'] as const;
const permissions = {
  download: 'tenant.files.read',
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
  const [asked, ask] = useState<Exclude<(typeof asks)[number], 'remove' | 'download'> | null>(null);
  const [update, updating] = useUpdate<FolderView>();
  const offered = asks.filter(
    (one) => can(permissions[one]) && (one !== 'share' || (isOfPolicies && can('tenant.files.read'))),
  );
  const close = () => ask(null);
  const moving = useFolderMove(close);
  const trash = useFolderTrash();
  const download = useArchiveDownload();
  const rename = (name: string) =>
    void update(
      'folders',
      { id: folder.id, data: { ...folder, name }, previousData: folder },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          close();
          notify('library.folder.rename.done', { type: 'success' });
        },
        onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
      },
    );
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
                if (one === 'download') download.mutate({ folderId: folder.id });
                else if (one === 'remove') trash.ask(folder);
                else ask(one);
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
          onName={rename}
          onClose={close}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          title={t('library.folder.move.title', { name: folder.name })}
          from={folder.parentId}
          hidden={folder.id}
          isBusy={moving.isPending}
          onMove={(parentId) => moving.move(folder.id, parentId)}
          onClose={close}
        />
      )}
      {moving.question}
      {trash.dialog}
    </>
  );
};
