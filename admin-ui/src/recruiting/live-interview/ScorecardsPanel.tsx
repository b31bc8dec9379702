import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { LiveScorecards } from 'contracts/recruiting/interview-review/interview-review.views';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import { AnswerComments } from '#admin-ui/recruiting/interview-review/AnswerComments.tsx';
import { OthersRatings } from '#admin-ui/recruiting/interview-review/OthersRatings.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { PeopleList } from './PeopleList.tsx';
import { ScorecardForm } from './ScorecardForm.tsx';
import { owesScorecard } from './scorecard-state.ts';

const Body = styled('div')({
  display: 'grid',
  gap: 18,
  '& section > h3': { margin: '0 0 8px', fontSize: '0.9375rem', fontWeight: 640 },
});
const words = 'resources.live-interviews.scorecard';

type Props = { record: LiveInterviewView };

/** Who has submitted a scorecard, and who still owes one. */
const Interviewers = ({ record, scorecards }: Props & { scorecards: LiveScorecards }) => {
  const t = useTranslate();
  const stateOf = (userId: string) => {
    const review = scorecards.reviewers.find((one) => one.userId === userId);
    if (review?.submittedAt)
      return <ToneChip tone="success" icon={CheckCircleOutlined} label={t(`${words}.state.submitted`)} />;
    if (!owesScorecard(record, userId))
      return <ToneChip tone="quiet" icon={RemoveCircleOutline} label={t(`${words}.state.none`)} />;
    return <ToneChip tone="notice" icon={HourglassEmpty} label={t(`${words}.state.${review ? 'draft' : 'due'}`)} />;
  };
  return (
    <PeopleList aria-label={t('resources.interview-reviews.reviewers')}>
      {record.interviewers?.map(({ id, name }) => {
        const review = scorecards.reviewers.find(({ userId }) => userId === id);
        return (
          <li key={id}>
            <div>
              {name}
              {review?.submittedAt && (
                <small>
                  <When at={review.submittedAt} withTime />
                  {review.changedAt !== null && ` · ${t('resources.interview-reviews.changed')}`}
                </small>
              )}
            </div>
            {stateOf(id)}
          </li>
        );
      })}
    </PeopleList>
  );
};

/** What those who talked with the candidate think of it, and where one of them says so. */
export const ScorecardsPanel = ({ record }: Props) => {
  const t = useTranslate();
  const { id: me } = useMe();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { id, interviewerIds, erased } = record;
  const { data, error, refetch } = useQuery<LiveScorecards, Error>({
    queryKey: ['live-interviews', id, 'scorecards'],
    queryFn: () => ask<LiveScorecards>(`live-interviews/${encodeURIComponent(id)}/scorecards`),
  });
  const others = data?.reviewers.filter(({ isMine }) => !isMine).length ?? 0;
  return (
    <Panel title={t(`${words}.title`)}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data && (
        <Body>
          {interviewerIds.includes(me) && !erased && <ScorecardForm scorecards={data} />}
          <section>
            <h3>{t('resources.interview-reviews.others')}</h3>
            <OthersRatings
              ratings={data.ratings}
              isHidden={data.isHidden && others > 0}
              hiddenCount={others}
              none={`${words}.noOthers`}
            />
          </section>
          {data.comments.length > 0 && (
            <section>
              <h3>{t('resources.interview-reviews.comments.title')}</h3>
              <AnswerComments of={`live-interviews/${id}`} comments={data.comments} />
            </section>
          )}
          <Interviewers record={record} scorecards={data} />
        </Body>
      )}
    </Panel>
  );
};
