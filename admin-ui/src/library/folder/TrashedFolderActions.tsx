import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import IconButton from '@mui/material/IconButton';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useFileCommand } from '#admin-ui/library/file/useFileCommand';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** What can be done with a folder in the trash: it is restored with what came with it, or deleted for good. */
export const TrashedFolderActions = ({ folder }: { folder: FolderView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const may = useCan()('tenant.folders.delete');
  const [isAsked, setAsked] = useState(false);
  const restore = useFileCommand('restore', { resource: 'folders', success: 'library.folder.restore.done' });
  const [remove, removing] = useDelete<FolderView>();
  if (!may) return null;
  const { id, name } = folder;
  const labels = {
    restore: t('library.folder.restore.label', { name }),
    purge: t('library.folder.purge.label', { name }),
  };
  return (
    <>
      <IconButton
        aria-label={labels.restore}
        title={labels.restore}
        disabled={restore.isPending}
        onClick={() => restore.mutate({ ids: [id] })}
      >
        <RestoreOutlined aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={labels.purge} title={labels.purge} onClick={() => setAsked(true)}>
        <DeleteForeverOutlined aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={labels.purge}
        confirm={t('library.folder.purge.confirm')}
        isDangerous
        isBusy={removing.isPending}
        onConfirm={() =>
          void remove(
            'folders',
            { id, previousData: folder },
            {
              mutationMode: 'pessimistic',
              onSuccess: () => notify('library.folder.purge.done', { type: 'success' }),
              onError: (error) => notify((error as Error).message, { type: 'error' }),
              onSettled: () => setAsked(false),
            },
          )
        }
        onCancel={() => setAsked(false)}
      >
        {t('library.folder.purge.detail')}
      </ConfirmDialog>
    </>
  );
};
