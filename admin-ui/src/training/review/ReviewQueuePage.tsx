import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { REVIEWS_AT_ONCE, type ReviewState } from 'contracts/training/review/review.choices';
import type { ReviewLine, ReviewLines } from 'contracts/training/review/review.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PageTabs } from '#admin-ui/shared/PageTabs.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { queuePaths, reviewPath } from './paths.ts';
import { ReviewedScore } from './ReviewedScore.tsx';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '0 0 20px', padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
  '& p': { margin: 0, fontSize: '0.875rem', color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  '& p[data-end]': { textAlign: 'end' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& p[data-end]': { textAlign: 'start' } },
}));

const Line = ({ line, state }: { line: ReviewLine; state: ReviewState }) => {
  const t = useTranslate();
  const { id, userName, programName, unreviewed, at } = line;
  return (
    <Card>
      <h2>
        <Link to={reviewPath(id)}>{userName ?? t('common.erasedPerson')}</Link>
      </h2>
      <p data-end>
        {state === 'open' ? t('training.review.waiting', { smart_count: unreviewed }) : <ReviewedScore {...line} />}
      </p>
      <p>{programName}</p>
      <p data-end>
        {t(state === 'open' ? 'training.review.since' : 'training.review.reviewed')} <When at={at} withTime />
      </p>
    </Card>
  );
};

const Lines = ({ state }: { state: ReviewState }) => {
  const t = useTranslate();
  const { schedule } = useParams();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const [page, setPage] = useState(1);
  const query = { state, page: String(page), ...(schedule !== undefined && { schedule }) };
  const { data, error, refetch } = useQuery<ReviewLines, Error>({
    queryKey: ['training-reviews', query],
    queryFn: () => ask<ReviewLines>('training-reviews', query),
    refetchOnMount: 'always',
  });
  const pages = Math.ceil((data?.total ?? 0) / REVIEWS_AT_ONCE);
  return (
    <>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={84} />}
      {data?.total === 0 && (
        <Notice
          icon={RateReviewOutlined}
          title={t(`training.review.none.${state}`)}
          detail={t(`training.review.noneDetail.${state}`)}
        />
      )}
      <List>
        {data?.lines.map((line) => (
          <Line key={line.id} line={line} state={state} />
        ))}
      </List>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label={t('training.review.pages')}
        />
      )}
    </>
  );
};

const Queue = ({ state }: { state: ReviewState }) => {
  const t = useTranslate();
  const { schedule } = useParams();
  const to = queuePaths(schedule);
  return (
    <Page title={t('training.review.title')} detail={t('training.review.detail')} crumbs={[]} narrow>
      <PageTabs
        label={t('training.review.title')}
        tabs={[
          { to: to.open, title: t('training.review.open') },
          { to: to.done, title: t('training.review.done') },
        ]}
      />
      <Lines key={`${state} ${schedule}`} state={state} />
    </Page>
  );
};

/** What people answered and nobody has reviewed, the oldest first. */
export const OpenReviewsPage = () => <Queue state="open" />;
/** What was reviewed, the newest first. */
export const DoneReviewsPage = () => <Queue state="done" />;
