import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { ASSIGNED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { useGetOne, useTranslate } from 'react-admin';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderRadius: 12,
  fontSize: '0.875rem',
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

/** Reads again while people are assigned or moved. Milliseconds. */
export const WHILE_AT_WORK = 1_500;

type Record = Pick<TrainingScheduleView, 'status' | 'movingChunk' | 'changingChunk'>;
export const isAtWork = ({ status, movingChunk, changingChunk }: Record): boolean =>
  status === 'assigning' || movingChunk !== null || changingChunk !== null;

type Work = { words: 'assigned' | 'moved' | 'rescheduled'; done: number; all: number | null };

/** What is being done, to how many people so far; `all`: null where nobody has counted them. */
const workOf = (record: TrainingScheduleView): Work | null => {
  const { status, movingChunk, changingChunk, peopleCount: all, expectedCount } = record;
  const doneOf = (chunk: number) => Math.min(all, chunk * ASSIGNED_AT_ONCE);
  // Others may have come meanwhile than were counted.
  if (status === 'assigning')
    return { words: 'assigned', done: all, all: expectedCount && Math.max(expectedCount, all) };
  if (movingChunk !== null) return { words: 'moved', done: doneOf(movingChunk), all };
  return changingChunk === null ? null : { words: 'rescheduled', done: doneOf(changingChunk), all };
};

/** How many people were assigned, moved to the version or given another deadline so far; what is shown follows. */
export const ScheduleProgress = ({ record }: { record: TrainingScheduleView }) => {
  const t = useTranslate();
  const { id, programVersion: version } = record;
  useGetOne('training-schedules', { id }, { refetchInterval: isAtWork(record) ? WHILE_AT_WORK : false });
  const work = workOf(record);
  if (work === null) return null;
  const { words: key, done, all } = work;
  const words = t(`training.schedule.progress.${all === null ? 'unknown' : key}`, {
    version,
    done,
    smart_count: all ?? done,
  });
  return (
    <Root role="status">
      {words}
      <LinearProgress
        variant={all === null ? 'indeterminate' : 'determinate'}
        value={all ? (100 * done) / all : 0}
        aria-label={words}
        sx={{ height: 6, borderRadius: 3, backgroundColor: 'divider' }}
      />
    </Root>
  );
};
