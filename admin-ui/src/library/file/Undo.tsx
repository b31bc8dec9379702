import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type FileAction, useFileCommand } from './useFileCommand.ts';

type Props = {
  /** Translation keys of what was done, and of what to say when it is undone. */
  done: string;
  undone: string;
  ids: readonly string[];
  /** What takes it back. */
  action: FileAction;
  body?: object;
  /** Default: files. */
  resource?: 'files' | 'folders';
};

/** Says what was done with files or a folder, and takes it back. */
export const Undo = ({ done, undone, ids, action, body, resource }: Props) => {
  const t = useTranslate();
  const { mutate, isPending, isSuccess } = useFileCommand(action, { success: undone, ...(resource && { resource }) });
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{t(done, { smart_count: ids.length })}</p>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || isSuccess}
        onClick={() => mutate({ ids, ...(body && { body }) })}
      >
        {t('library.undo')}
      </Button>
    </div>
  );
};
