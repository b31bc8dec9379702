import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useFileCommand } from './useFileCommand.ts';

/** Says that files are in the trash, and takes them out again. */
const Undo = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslate();
  const { mutate, isPending, isSuccess } = useFileCommand('restore', { success: 'library.restore.done' });
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{t('library.trash.done', { smart_count: ids.length })}</p>
      <Button size="small" variant="outlined" disabled={isPending || isSuccess} onClick={() => mutate({ ids })}>
        {t('library.trash.undo')}
      </Button>
    </div>
  );
};

/** Moves files to the trash, and offers to undo that at once. */
export const useTrash = (onDone: () => void) => {
  const notify = useNotify();
  return useFileCommand('trash', {
    onSuccess: ({ ids }) => {
      notify(<Undo ids={ids} />, { type: 'success' });
      onDone();
    },
  });
};
