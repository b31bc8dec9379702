import Button from '@mui/material/Button';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MoveDialog } from '#admin-ui/library/MoveDialog.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { BulkRemoveButton } from '#admin-ui/shared/list/BulkRemoveButton.tsx';
import { useArchiveDownload } from './useArchiveDownload.ts';
import { useFileCommand } from './useFileCommand.ts';
import { useFileMove } from './useFileMove.tsx';
import { useTrash } from './useTrash.tsx';

const TrashedBulk = () => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const restore = useFileCommand('restore', { success: 'library.restore.done', onSuccess: () => onUnselectItems() });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={restore.isPending}
        onClick={() => restore.mutate({ ids: selectedIds.map(String) })}
      >
        {t('library.restore.action')}
      </Button>
      <BulkRemoveButton resource="files" />
    </>
  );
};

/** What can be done with the files that are ticked. */
export const FileBulk = ({ folderId, isEverywhere }: { folderId: string; isEverywhere: boolean }) => {
  const t = useTranslate();
  const can = useCan();
  const { selectedIds, onUnselectItems } = useListContext();
  const [isMoving, setMoving] = useState(false);
  const trash = useTrash(() => onUnselectItems());
  const { move, isPending, question } = useFileMove(() => {
    setMoving(false);
    onUnselectItems();
  });
  const download = useArchiveDownload();
  const ids = selectedIds.map(String);
  if (folderId === systemFolders.trash) return can('tenant.files.delete') ? <TrashedBulk /> : null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={download.isPending}
        onClick={() => download.mutate({ fileIds: ids })}
      >
        {t('library.download')}
      </Button>
      {can('tenant.files.update') && (
        <Button size="small" variant="contained" onClick={() => setMoving(true)}>
          {t('library.move.action')}
        </Button>
      )}
      {can('tenant.files.delete') && (
        <Button size="small" variant="outlined" disabled={trash.isPending} onClick={() => trash.ask(ids)}>
          {t('library.trash.action')}
        </Button>
      )}
      {trash.dialog}
      {question}
      {isMoving && (
        <MoveDialog
          title={t('library.move.title', { smart_count: ids.length })}
          from={isEverywhere ? '' : folderId}
          isBusy={isPending}
          onMove={(to) => move(ids, to, isEverywhere ? null : folderId)}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
};
