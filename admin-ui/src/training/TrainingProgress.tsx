import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Progress = { lessonCount: number; finishedLessons: number };
type Score = { earned: number; possible: number; unreviewed: number };

/** How many lessons are done. */
export const TrainingProgress = ({ lessonCount, finishedLessons }: Progress) => {
  const t = useTranslate();
  const words = t('training.progress', { done: finishedLessons, smart_count: lessonCount });
  return (
    <Root>
      <LinearProgress
        variant="determinate"
        value={lessonCount === 0 ? 0 : (100 * finishedLessons) / lessonCount}
        aria-label={words}
        sx={{ height: 6, borderRadius: 3, backgroundColor: 'divider' }}
      />
      <small>{words}</small>
    </Root>
  );
};

/** Points of those that there are, and what is still to be reviewed. */
export const useScoreText = () => {
  const t = useTranslate();
  return ({ earned, possible, unreviewed }: Score): string => {
    const score = possible === 0 ? t('training.score.none') : t('training.score.of', { earned, possible });
    return unreviewed === 0 ? score : `${score} · ${t('training.score.unreviewed', { smart_count: unreviewed })}`;
  };
};

export const ScoreText = (score: Score) => useScoreText()(score);
