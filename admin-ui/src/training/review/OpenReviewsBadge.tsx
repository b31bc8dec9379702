import { useTranslate } from 'react-admin';
import { NavCount } from '#admin-ui/layout/NavCount.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useOpenReviews } from './useOpenReviews.ts';

const Count = () => {
  const t = useTranslate();
  const count = useOpenReviews()?.total ?? 0;
  return <NavCount count={count} label={t('training.review.waitingTrainings', { smart_count: count })} />;
};

/** How many trainings wait for a review, beside the way to them, for those who review. */
export const OpenReviewsBadge = () => (useCan()('tenant.training.reviews.create') ? <Count /> : null);
