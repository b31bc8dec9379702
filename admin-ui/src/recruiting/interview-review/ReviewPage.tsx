import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReviewedInterview } from 'contracts/recruiting/interview-review/interview-review.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { codeOf } from '#admin-ui/providers/problems';
import { ShareButton } from '#admin-ui/recruiting/review-link/ShareButton.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { unratedAfter } from './unrated.ts';
import { useReview } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const Keys = styled('p')(({ theme }) => ({
  margin: '20px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}));
const words = 'resources.interview-reviews';

/** The steps of one interview, the newest first. */
const Steps = ({ review, pathOf }: { review: ReviewedInterview; pathOf: (id: string) => string }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [chosen, choose] = useState(0);
  const [place, setPlace] = useState(0);
  const [pressed, press] = useState<{ place: number } | null>(null);
  const { steps, previousId, nextId } = review;
  const step = steps[chosen];
  const count = step?.questions.length ?? 0;
  const go = (id: string | null) => id !== null && void navigate(pathOf(id));
  const toPlace = (next: number) => {
    press(null);
    setPlace(Math.min(Math.max(0, next), count - 1));
  };
  /** The next answer that one has not rated, from the present one on and around; where none is left, the next candidate. */
  const toUnrated = () => {
    const next = unratedAfter(step?.questions ?? [], place);
    if (next === null) go(nextId);
    else toPlace(next);
  };
  useReviewKeys({
    nextQuestion: () => toPlace(place + 1),
    previousQuestion: () => toPlace(place - 1),
    nextCandidate: () => go(nextId),
    previousCandidate: () => go(previousId),
    rate: (word) => press({ place: word }),
    nextUnrated: toUnrated,
  });
  if (!step)
    return (
      <Notice icon={QuestionAnswerOutlined} title={t(`${words}.empty.title`)} detail={t(`${words}.empty.detail`)} />
    );
  return (
    <>
      {steps.length > 1 && (
        <Tabs
          value={chosen}
          onChange={(_, next: number) => {
            choose(next);
            toPlace(0);
          }}
          variant="scrollable"
          sx={{ marginBottom: '16px' }}
          aria-label={t(`${words}.steps`)}
        >
          {steps.map(({ responseId, stepName }) => (
            <Tab key={responseId} label={stepName} />
          ))}
        </Tabs>
      )}
      <ReviewStep
        {...{ step, place, pressed }}
        key={step.responseId}
        onPlace={toPlace}
        onUnrated={toUnrated}
        level={2}
      />
      <Keys>{t(`${words}.keys`)}</Keys>
    </>
  );
};

/** All the room for what was answered: player, question, rating and comments, one candidate after another. */
export const ReviewPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const description = useDescription();
  const { path, viewPath } = description;
  const crumbs = useCrumbs(description);
  const { data, error, refetch } = useReview(id);
  const pathOf = (interviewId: string) => `/${path}/${interviewId}/review`;
  if (!data && !error) return <PageSkeleton />;
  if (!data && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  const name = data?.candidateName ?? t('common.erasedPerson');
  const to = (target: string | null, label: string, Icon: typeof ArrowBack) => (
    <Button
      variant="outlined"
      startIcon={<Icon />}
      disabled={target === null}
      {...(target !== null && { component: Link, to: pathOf(target) })}
    >
      {t(`${words}.${label}`)}
    </Button>
  );
  return (
    <Page
      title={data ? t(`${words}.of`, { name }) : t(`${words}.panel`)}
      crumbs={[...crumbs, ...(data ? [{ label: name, to: viewPath({ id }) }] : [])]}
      detail={data?.jobTitle}
      isWide
      actions={
        data && (
          <>
            <ShareButton review={data} />
            {to(data.previousId, 'previousCandidate', ArrowBack)}
            {to(data.nextId, 'nextCandidate', ArrowForward)}
          </>
        )
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && <ReviewDecision interviewId={id} />}
      {data && <Steps key={id} review={data} pathOf={pathOf} />}
    </Page>
  );
};
