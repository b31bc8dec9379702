import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { HireTaskView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';
import { HireDay, Late } from './HireDay.tsx';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 8px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& label': { display: 'block', paddingTop: 9, fontWeight: 560, overflowWrap: 'anywhere', cursor: 'pointer' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& p': { margin: '4px 0 0', fontSize: '0.875rem' },
}));

const Task = ({ task }: { task: HireTaskView }) => {
  const t = useTranslate();
  const id = useId();
  const { pendingHireId, title, description, dueDay, dueAt } = task;
  const { mutate, isPending, isSuccess } = useSend({
    resource: 'pending-hires',
    success: 'resources.pending-hires.tasks.done',
  });
  const isOver = dueAt !== null && Date.parse(dueAt) <= Date.now();
  return (
    <Line>
      <Checkbox
        id={id}
        checked={isPending || isSuccess}
        disabled={isPending || isSuccess}
        onChange={() => mutate({ id: pendingHireId, action: `items/${task.id}/complete` })}
      />
      <div style={{ minWidth: 0 }}>
        <label htmlFor={id}>{title}</label>
        {dueDay !== null && (
          <small>
            {isOver ? <Late>{t('resources.pending-hires.overdue')}</Late> : t('resources.pending-hires.tasks.due')}
            {': '}
            <HireDay day={dueDay} />
          </small>
        )}
        {description && (
          <p>
            <LongText text={description} />
          </p>
        )}
      </div>
    </Line>
  );
};

/** The tasks of one hire, under the name of the person. */
const TasksOf = ({ tasks }: { tasks: HireTaskView[] }) => {
  const t = useTranslate();
  const { viewPath } = useResource('pending-hires');
  const [first] = tasks;
  if (!first) return null;
  const { candidateName, jobTitle, startsOn, pendingHireId } = first;
  return (
    <Panel
      title={`${candidateName ?? t('common.erasedPerson')}, ${jobTitle}`}
      actions={
        <Allowed to="tenant.pendingHires.read">
          <Button size="small" component={Link} to={viewPath({ id: pendingHireId })}>
            {t('resources.pending-hires.tasks.open')}
          </Button>
        </Allowed>
      }
    >
      {startsOn !== null && (
        <p style={{ margin: 0, fontSize: '0.875rem' }}>
          {t('resources.pending-hires.fields.startsOn')}: <HireDay day={startsOn} />
        </p>
      )}
      <ul style={{ margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </Panel>
  );
};

/** What I have to do for people who are being hired; what is due first comes first. */
export const HireTasksPage = () => {
  const t = useTranslate();
  const can = useCan();
  const { path, title } = useResource('pending-hires');
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<HireTaskView[], Error>({
    queryKey: ['hire-tasks'],
    queryFn: () => dataProvider.ask<HireTaskView[]>('hire-tasks'),
  });
  const crumbs = can('tenant.pendingHires.read') ? [{ label: t(title), to: `/${path}` }] : [];
  const byHire = Object.values(Object.groupBy(data ?? [], ({ pendingHireId }) => pendingHireId));
  return (
    <Page
      title={t('resources.pending-hires.tasks.title')}
      detail={t('resources.pending-hires.tasks.detail')}
      crumbs={crumbs}
      narrow
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
      {data?.length === 0 && (
        <Notice
          icon={TaskAltOutlined}
          title={t('resources.pending-hires.tasks.none')}
          detail={t('resources.pending-hires.tasks.noneDetail')}
        />
      )}
      <div style={{ display: 'grid', gap: 16 }}>
        {byHire.map((tasks) => tasks?.[0] && <TasksOf key={tasks[0].pendingHireId} tasks={tasks} />)}
      </div>
    </Page>
  );
};
