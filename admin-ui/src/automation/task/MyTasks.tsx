import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { TaskLine, TaskLines } from './TaskLine.tsx';
import { MINE_PATH } from './task-paths.ts';

/** Tasks of the tile; the list has all. */
const SHOWN = 5;

/** What I have to do, what is due first on top (docs/product.md AUT-30). */
export const MyTasks = () => {
  const t = useTranslate();
  const { createPath } = useResource('tasks');
  const { data, total, error, refetch } = useGetList<TaskView>('tasks', {
    filter: { whose: 'mine', status: 'open' },
    sort: { field: 'dueAt', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel
      title={t('resources.tasks.mine')}
      actions={
        <Button size="small" component={Link} to={createPath}>
          {t('resources.tasks.create')}
        </Button>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={56} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('resources.tasks.nothing')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <TaskLines>
          {data.map((task) => (
            <TaskLine key={task.id} task={task} shows="about" />
          ))}
        </TaskLines>
      )}
      {data && (
        <Button size="small" component={Link} to={MINE_PATH} sx={{ mt: 1, ml: -0.5 }}>
          {t('resources.tasks.all', { smart_count: total ?? 0 })}
        </Button>
      )}
    </Panel>
  );
};
