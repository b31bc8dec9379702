import './outside.words.ts';
import styled from '@emotion/styled';
import type { AssignmentStatus } from 'contracts/training/assignment/assignment.choices';
import type { MyTraining } from 'contracts/training/assignment/assignment.views';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import type { Tone } from 'ui-kit/theme/palette';
import { Tag } from '#candidate-ui/shared/Tag.tsx';

const tones: Record<AssignmentStatus, Tone> = {
  waiting: 'neutral',
  open: 'info',
  begun: 'notice',
  completed: 'success',
  expired: 'danger',
  cancelled: 'quiet',
};

/** How far a training is. */
export const TrainingTag = ({ status }: Pick<MyTraining, 'status'>) => {
  const { t } = useTranslation();
  return <Tag tone={tones[status]} label={t(`outside.status.${status}`)} />;
};

const Root = styled.div({
  display: 'grid',
  gap: 6,
  width: '100%',
  marginTop: 8,
  fontSize: '0.875rem',
  color: colour.inkSoft,
});
const Bar = styled.progress({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: colour.line,
  '&::-webkit-progress-bar': { background: colour.line },
  '&::-webkit-progress-value': { background: colour.brand },
  '&::-moz-progress-bar': { background: colour.brand },
});

/** Lessons that are finished, points, and until when there is time. */
export const TrainingProgress = ({ training }: { training: MyTraining }) => {
  const { t, locale } = useTranslation();
  const { finishedLessons: done, lessonCount: count, expiresAt, status, earned, possible, unreviewed } = training;
  const words = t('outside.mine.progress', { done, count });
  const hasTime = expiresAt !== null && status !== 'completed' && status !== 'expired';
  const said = [
    words,
    ...(possible > 0 ? [t('outside.mine.score', { earned, possible })] : []),
    ...(unreviewed > 0 ? [t('outside.mine.unreviewed', { count: unreviewed })] : []),
    ...(hasTime ? [t('outside.mine.until', { until: formatDateTime(expiresAt, locale) })] : []),
  ];
  return (
    <Root>
      <Bar value={done} max={Math.max(1, count)} aria-label={words} />
      <span>{said.join(' · ')}</span>
    </Root>
  );
};
