import type { ReviewLine } from 'contracts/training/review/review.views';
import { useTranslate } from 'react-admin';
import { ScoreText } from '#admin-ui/training/TrainingProgress.tsx';

type Scored = Pick<ReviewLine, 'earned' | 'possible' | 'unreviewed'>;

/** The points of a training, once they tell a reviewer nothing of others. */
export const ReviewedScore = ({ earned, ...score }: Scored) => {
  const t = useTranslate();
  return earned === null ? t('training.review.scoreLater') : <ScoreText {...score} earned={earned} />;
};
