import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { REVIEWS_PATH } from './paths.ts';
import { useOpenReviews } from './useOpenReviews.ts';

const Waiting = () => {
  const t = useTranslate();
  const found = useOpenReviews();
  const [oldest] = found?.lines ?? [];
  if (!found || !oldest) return null;
  return (
    <Panel title={t('training.review.title')}>
      <p style={{ margin: 0 }}>
        <Link to={`/${REVIEWS_PATH}`} style={{ color: 'inherit', fontWeight: 560 }}>
          {t('training.review.waitingTrainings', { smart_count: found.total })}
        </Link>{' '}
        <small>
          {t('training.review.oldest')} <When at={oldest.at} withTime />
        </small>
      </p>
    </Panel>
  );
};

/** That answers wait for a review, for those who review; nothing where none does. */
export const MyReviews = () => (useCan()('tenant.training.reviews.create') ? <Waiting /> : null);
