import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { TaskAbout, TaskAssignee, TaskDay } from './TaskWords.tsx';
import { useTaskCommand } from './useTaskCommand.tsx';

const Root = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 6px',
  padding: '6px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a[data-title]': {
    display: 'block',
    paddingTop: 9,
    fontWeight: 560,
    color: theme.palette.text.primary,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '&[data-ended] a[data-title]': { fontWeight: 400, textDecoration: 'line-through' },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
    '& > *': { minWidth: 0 },
    '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  },
}));

type Props = { task: TaskView; shows: 'about' | 'assignee' };

/** A task with the box that says that it is done. */
export const TaskLine = ({ task, shows }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { pathOf } = useResource('tasks');
  const { act, isPending } = useTaskCommand(task.id);
  const isOpen = task.status === 'open';
  const isFree = task.userId === null;
  return (
    <Root data-ended={isOpen ? undefined : true}>
      <Checkbox
        checked={!isOpen || isPending}
        indeterminate={task.status === 'cancelled'}
        disabled={isPending}
        onChange={() => act(isOpen ? 'complete' : 'reopen')}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-label': t('resources.tasks.markDone') } }}
      />
      <div style={{ minWidth: 0 }}>
        <Link id={id} data-title to={pathOf(task)}>
          {task.title ?? t('resources.tasks.erased')}
        </Link>
        <small>
          <TaskDay task={task} />
          {shows === 'about' ? (
            <>
              <span>
                <TaskAbout task={task} />
              </span>
              {isFree && <span>{t('resources.tasks.team', { name: task.teamName ?? '' })}</span>}
            </>
          ) : (
            <span>
              <TaskAssignee task={task} />
            </span>
          )}
        </small>
      </div>
    </Root>
  );
};

export const TaskLines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
