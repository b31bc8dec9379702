import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { LiveScorecards } from 'contracts/recruiting/interview-review/interview-review.views';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import { AnswerComments } from '#admin-ui/recruiting/interview-review/AnswerComments.tsx';
import { OthersRatings, useReviewerName } from '#admin-ui/recruiting/interview-review/OthersRatings.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ScorecardForm } from './ScorecardForm.tsx';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '& section > h3': { margin: '0 0 8px', fontSize: '0.9375rem', fontWeight: 640 },
  '& section > p': { margin: '8px 0 0', fontSize: '0.875rem', color: theme.palette.text.secondary },
}));
const words = 'resources.live-interviews.scorecard';

type Props = { record: LiveInterviewView };

/** What those who talked with the candidate think of it, and where one of them says so. */
export const ScorecardsPanel = ({ record }: Props) => {
  const t = useTranslate();
  const { id: me, permissions } = useMe();
  const nameOf = useReviewerName();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { id, interviewerIds, erased } = record;
  const { data, error, refetch } = useQuery<LiveScorecards, Error>({
    queryKey: ['live-interviews', id, 'scorecards'],
    queryFn: () => ask<LiveScorecards>(`live-interviews/${encodeURIComponent(id)}/scorecards`),
  });
  const others = data?.reviewers.filter(({ isMine }) => !isMine).length ?? 0;
  const isWriter = interviewerIds.includes(me) && !erased;
  const seesRatings = permissions.includes('tenant.interviews.ratings.read');
  if (data && !isWriter && !seesRatings && data.comments.length === 0) return null;
  return (
    <Panel title={t(`${words}.title`)}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data && (
        <Body>
          {isWriter && <ScorecardForm scorecards={data} />}
          {seesRatings && (
            <section>
              <h3>{t('resources.interview-reviews.others')}</h3>
              <OthersRatings
                ratings={data.ratings}
                isHidden={data.isHidden && others > 0}
                hiddenCount={others}
                none={`${words}.noOthers`}
              />
              {data.reviewers
                .filter(({ changedAt }) => changedAt !== null)
                .map((reviewer) => (
                  <p key={reviewer.reviewId}>
                    {nameOf(reviewer)}: {t('resources.interview-reviews.changed')}
                  </p>
                ))}
            </section>
          )}
          {data.comments.length > 0 && (
            <section>
              <h3>{t('resources.interview-reviews.comments.title')}</h3>
              <AnswerComments of={`live-interviews/${id}`} comments={data.comments} />
            </section>
          )}
        </Body>
      )}
    </Panel>
  );
};
