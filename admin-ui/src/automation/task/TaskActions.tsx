import Button from '@mui/material/Button';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { useTranslate } from 'react-admin';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { useMe } from '#admin-ui/providers/me.tsx';
import { type TaskAction, useTaskCommand } from './useTaskCommand.tsx';

/** What can be done with a task: what is likeliest stands out. */
export const TaskActions = ({ record: task }: { record: TaskView }) => {
  const t = useTranslate();
  const { id } = useMe();
  const { teams } = useMyTeams();
  const { act, isPending } = useTaskCommand(task.id);
  const isOpen = task.status === 'open';
  const isTakable = isOpen && task.userId === null && teams.some((team) => team.id === task.teamId);
  const isReturnable = isOpen && task.userId === id && task.teamId !== null;
  const actions: readonly TaskAction[] = [
    ...(isTakable ? (['take'] as const) : []),
    ...(isReturnable ? (['give-back'] as const) : []),
    ...(isOpen ? (['cancel', 'complete'] as const) : (['reopen'] as const)),
  ];
  return actions.map((action) => (
    <Button
      key={action}
      variant={action === 'complete' ? 'contained' : 'outlined'}
      disabled={isPending}
      onClick={() => act(action)}
    >
      {t(`resources.tasks.do.${action}`)}
    </Button>
  ));
};
