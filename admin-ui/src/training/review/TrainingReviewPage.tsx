import ArrowForward from '@mui/icons-material/ArrowForward';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { TrainingReview } from 'contracts/training/review/review.views';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';
import { AnswerResourceContext } from '#admin-ui/recruiting/interview-review/AnswerPlayer.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { AnswerReview } from './AnswerReview.tsx';
import { REVIEWS_PATH, reviewPath } from './paths.ts';
import { ReviewedScore } from './ReviewedScore.tsx';

const Lessons = ({ review }: { review: TrainingReview }) => {
  const t = useTranslate();
  const { id, lessons, offered, isMine } = review;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {isMine && <Alert severity="info">{t('problem.review-own-answer')}</Alert>}
      {lessons.map(({ lessonId, name, questions }) => (
        <Panel key={lessonId} title={name}>
          {questions.map((question, at) => (
            <AnswerReview
              key={`${question.questionId}.${question.answerVersion}`}
              {...{ question, offered }}
              number={at + 1}
              of={{ assignmentId: id, lessonId }}
            />
          ))}
        </Panel>
      ))}
    </div>
  );
};

/** What somebody answered in a training: each answer beside its question, to be reviewed. */
export const TrainingReviewPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<TrainingReview, Error>({
    queryKey: ['training-reviews', id],
    queryFn: () => ask<TrainingReview>(`training-reviews/${encodeURIComponent(id)}`),
    refetchOnMount: 'always',
  });
  const crumbs = [{ label: t('training.review.title'), to: `/${REVIEWS_PATH}` }];
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  if (error && !data)
    return (
      <Page title={t('training.review.title')} crumbs={crumbs}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const { userName, programName, status, nextId } = data;
  return (
    <TicketRouteContext.Provider
      value={(fileId) => ({ resource: 'training-reviews', id, action: `files/${fileId}/ticket` })}
    >
      <AnswerResourceContext.Provider value="training-reviews">
        <Page
          title={userName ?? t('common.erasedPerson')}
          crumbs={crumbs}
          badge={<AssignmentChip status={status} />}
          detail={
            <>
              {programName} · {data.earned !== null && `${t('training.score.title')}: `}
              <ReviewedScore {...data} />
            </>
          }
          actions={
            nextId !== null && (
              <Button variant="outlined" endIcon={<ArrowForward />} component={Link} to={reviewPath(nextId)}>
                {t('training.review.next')}
              </Button>
            )
          }
        >
          <Lessons key={id} review={data} />
        </Page>
      </AnswerResourceContext.Provider>
    </TicketRouteContext.Provider>
  );
};
