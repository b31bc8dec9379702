import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { MAX_FILE_NAME_LENGTH } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MoveDialog } from '#admin-ui/library/MoveDialog.tsx';
import { NameDialog } from '#admin-ui/library/NameDialog.tsx';
import { filePath } from '#admin-ui/library/places';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { useCancelUpload } from './useCancelUpload.ts';
import { useFileCommand } from './useFileCommand.ts';
import { useFileMove } from './useFileMove.tsx';
import { useDownload } from './useTicket.ts';
import { useTrash } from './useTrash.tsx';

/** What can be done with one file. */
export const FileActions = ({ file, onLeave }: { file: FileView; onLeave: () => void }) => {
  const t = useTranslate();
  const can = useCan();
  const [asked, ask] = useState<'rename' | 'move' | null>(null);
  const onSuccess = () => ask(null);
  const rename = useFileCommand('rename', { success: 'library.rename.done', onSuccess });
  const { move, isPending: isMoving, question } = useFileMove(onLeave);
  const restore = useFileCommand('restore', { success: 'library.restore.done', onSuccess: onLeave });
  const trash = useTrash(onLeave);
  const download = useDownload();
  const ids = [file.id];
  const isMine = useMe().id === file.uploadedBy;
  const cancel = useCancelUpload(file.id, onLeave);
  const mayChange = !file.isTrashed && can('tenant.files.update');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 20 }}>
      {file.status === 'completed' && (
        <Button
          variant="contained"
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate(file.id)}
        >
          {t('library.download')}
        </Button>
      )}
      <CopyLinkButton
        path={`/t${filePath(file.folderId, file.id)}`}
        label="library.link.action"
        title="library.link.title"
      />
      {mayChange && (
        <>
          <Button variant="outlined" onClick={() => ask('rename')}>
            {t('library.rename.action')}
          </Button>
          <Button variant="outlined" onClick={() => ask('move')}>
            {t('library.move.action')}
          </Button>
        </>
      )}
      {isMine && !['completed', 'failed'].includes(file.status) && (
        <Button variant="outlined" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('library.cancelUpload.action')}
        </Button>
      )}
      {can('tenant.files.delete') && (file.status === 'completed' || file.isTrashed) && (
        <Button
          variant="outlined"
          disabled={trash.isPending || restore.isPending}
          onClick={() => (file.isTrashed ? restore.mutate({ ids }) : trash.ask(ids))}
        >
          {t(file.isTrashed ? 'library.restore.action' : 'library.trash.action')}
        </Button>
      )}
      {trash.dialog}
      {question}
      {asked === 'rename' && (
        <NameDialog
          title={t('library.rename.title')}
          confirm={t('library.rename.action')}
          name={file.name}
          maxLength={MAX_FILE_NAME_LENGTH}
          isBusy={rename.isPending}
          onName={(name) => rename.mutate({ ids, body: { name } })}
          onClose={onSuccess}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          title={t('library.move.title', { smart_count: 1 })}
          from={file.folderId}
          isBusy={isMoving}
          onMove={(folderId) => move(ids, folderId, file.folderId)}
          onClose={onSuccess}
        />
      )}
    </div>
  );
};
