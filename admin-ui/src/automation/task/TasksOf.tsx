import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TaskSubject } from 'contracts/automation/task/task.choices';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { TaskLine, TaskLines } from './TaskLine.tsx';

/** Tasks that are read at once, those that are due first. */
const SHOWN = 50;
const isOpen = ({ status }: TaskView) => status === 'open';

type Props = {
  /** What a new one is about. */
  subject: TaskSubject;
  id: string;
  /** By which the list is filtered, where it is of more than one. */
  ids?: readonly string[];
  /** Whether one can be made; always by default. */
  canMake?: boolean;
};

/** What is to be done about one thing, as far as the person may see it. */
export const TasksOf = ({ subject, id, ids = [id], canMake = true }: Props) => {
  const t = useTranslate();
  const { createPath } = useResource('tasks');
  const { data, error, refetch } = useGetList<TaskView>('tasks', {
    filter: { [subject]: ids },
    sort: { field: 'dueAt', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const tasks = data && [...data.filter(isOpen), ...data.filter((task) => !isOpen(task))];
  return (
    <Panel
      title={t('resources.tasks.title')}
      actions={
        canMake && (
          <Button size="small" component={Link} to={`${createPath}?${new URLSearchParams({ [subject]: id })}`}>
            {t('resources.tasks.create')}
          </Button>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {tasks?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('resources.tasks.none')}
        </Typography>
      )}
      {tasks && tasks.length > 0 && (
        <TaskLines>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} shows="assignee" />
          ))}
        </TaskLines>
      )}
    </Panel>
  );
};
