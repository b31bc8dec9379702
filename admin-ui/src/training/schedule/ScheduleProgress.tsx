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

type Record = Pick<TrainingScheduleView, 'status' | 'movingChunk'>;
export const isAtWork = ({ status, movingChunk }: Record): boolean => status === 'assigning' || movingChunk !== null;

/** How many people were moved to the version so far; what is shown follows. */
export const ScheduleProgress = ({ record }: { record: TrainingScheduleView }) => {
  const t = useTranslate();
  const { id, movingChunk, peopleCount, programVersion: version } = record;
  useGetOne('training-schedules', { id }, { refetchInterval: isAtWork(record) ? WHILE_AT_WORK : false });
  if (movingChunk === null) return null;
  const done = Math.min(peopleCount, movingChunk * ASSIGNED_AT_ONCE);
  const words = t('training.move.progress', { version, done, smart_count: peopleCount });
  return (
    <Root role="status">
      {words}
      <LinearProgress
        variant="determinate"
        value={peopleCount === 0 ? 0 : (100 * done) / peopleCount}
        aria-label={words}
        sx={{ height: 6, borderRadius: 3, backgroundColor: 'divider' }}
      />
    </Root>
  );
};
