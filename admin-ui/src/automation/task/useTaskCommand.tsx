import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useSend } from '#admin-ui/shared/useSend';

export type TaskAction = 'complete' | 'cancel' | 'reopen' | 'take' | 'give-back';
/** What takes each of them back. */
const backs: Record<TaskAction, TaskAction> = {
  complete: 'reopen',
  cancel: 'reopen',
  reopen: 'complete',
  take: 'give-back',
  'give-back': 'take',
};

/** Says what was done with a task, and takes it back. */
const Undo = ({ id, action }: { id: string; action: TaskAction }) => {
  const t = useTranslate();
  const { mutate, isPending, isSuccess } = useSend({ resource: 'tasks', success: 'resources.tasks.undone' });
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{t(`resources.tasks.did.${action}`)}</p>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || isSuccess}
        onClick={() => mutate({ id, action: backs[action] })}
      >
        {t('resources.tasks.undo')}
      </Button>
    </div>
  );
};

/** Sends what is done with one task, and offers to undo it. */
export const useTaskCommand = (id: string) => {
  const notify = useNotify();
  const { mutate, ...sending } = useSend<unknown>({
    resource: 'tasks',
    onSuccess: (_, { action }) => notify(<Undo id={id} action={action as TaskAction} />, { type: 'success' }),
  });
  return { ...sending, act: (action: TaskAction) => mutate({ id, action }) };
};
