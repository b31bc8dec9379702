import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import type { ReviewedStep } from 'contracts/recruiting/interview-review/interview-review.views';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { AnswerComments } from './AnswerComments.tsx';
import { AnswerView } from './AnswerView.tsx';
import { CaptionsButton } from './CaptionsButton.tsx';
import { NewComment } from './NewComment.tsx';
import { OthersRatings } from './OthersRatings.tsx';
import { Overtime } from './Overtime.tsx';
import { RatingChoice } from './RatingChoice.tsx';
import { RecordingFaultNote } from './RecordingFaultNote.tsx';
import { Reviewers } from './Reviewers.tsx';

const Root = styled('div')({ containerType: 'inline-size' });
const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' },
});
const Side = styled('div')({
  display: 'grid',
  gap: 14,
  '& > :is(h3, h4)': { margin: 0, fontSize: '0.9375rem', fontWeight: 640 },
});
const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBottom: 16,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minWidth: 40,
    minHeight: 36,
    padding: '0 10px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.875rem',
    color: theme.palette.text.primary,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& button[aria-current]': {
    fontWeight: 640,
    borderColor: theme.palette.primary.main,
    background: theme.palette.brand.sunken,
  },
  '& svg': { fontSize: 16, color: theme.palette.brand.tones.success.ink },
}));
const QuestionTitle = styled('h2')({
  margin: '0 0 14px',
  fontSize: '1.0625rem',
  fontWeight: 640,
  overflowWrap: 'anywhere',
});
const words = 'resources.interview-reviews';

type Props = {
  step: ReviewedStep;
  place: number;
  onPlace: (place: number) => void;
  /** Leads to the next answer that one has not rated. */
  onUnrated?: () => void;
  /** A key that stands for a word: its place on the scorecard. */
  pressed?: { place: number } | null;
  /** Of its headings: the page's first level, or a panel's. */
  level: 2 | 3;
};

/** One step: its questions, one answer at a time, and what is thought of it. */
export const ReviewStep = ({ step, place, onPlace, onUnrated, pressed = null, level }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const media = useRef<HTMLVideoElement>(null);
  const [Heading, Sub] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const { responseId, questions, offered, reviewers, isHidden } = step;
  const question = questions[Math.min(place, questions.length - 1)];
  const { mutate, isPending } = useSend({ resource: 'responses' });
  const mine = reviewers.find(({ isMine }) => isMine);
  const isOver = step.status === 'submitted' || step.status === 'expired';
  const isRateable = isOver && mine?.status !== 'submitted' && question?.answer !== null;
  const rate = (ratingTypeId: string | null) =>
    mutate({ id: responseId, action: 'rating', body: { questionId: question?.questionId, ratingTypeId } });

  const word = pressed && offered[pressed.place];
  const rateNow = useRef(rate);
  rateNow.current = rate;
  const mayRate = isRateable && can('tenant.interviews.ratings.create');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press of a key
  useEffect(() => {
    if (word && mayRate) rateNow.current(word.id);
  }, [pressed]);

  if (!question) return null;
  const seek = (second: number) => {
    if (!media.current) return;
    media.current.currentTime = second;
    void media.current.play().catch(() => undefined);
    media.current.scrollIntoView({ block: 'nearest' });
  };
  const isRecorded = recordedTypes.includes(question.responseType) && question.answer !== null;
  const others = reviewers.filter(({ isMine }) => !isMine).length;
  return (
    <Root>
      <Nav aria-label={t(`${words}.questions`)}>
        {questions.map(({ questionId, ratings }, index) => (
          <button
            key={questionId}
            type="button"
            aria-current={questionId === question.questionId ? 'step' : undefined}
            aria-label={t(`${words}.question`, { number: index + 1, count: questions.length })}
            onClick={() => onPlace(index)}
          >
            {index + 1}
            {ratings.some(({ isMine }) => isMine) && <CheckCircleOutlined titleAccess={t(`${words}.ratedByYou`)} />}
          </button>
        ))}
        {onUnrated && isOver && (
          <Allowed to="tenant.interviews.ratings.create">
            <button type="button" onClick={onUnrated}>
              {t(`${words}.nextUnrated`)}
            </button>
          </Allowed>
        )}
      </Nav>
      <QuestionTitle as={Heading}>{question.text}</QuestionTitle>
      <Columns>
        <div>
          <AnswerView key={question.questionId} responseId={responseId} question={question} mediaRef={media} />
          {question.overtime !== null && <Overtime milliseconds={question.overtime} />}
          {question.recordingFault !== null && <RecordingFaultNote fault={question.recordingFault} />}
          {isRecorded && <CaptionsButton responseId={responseId} question={question} />}
        </div>
        <Side>
          {offered.length > 0 && isOver && question.answer !== null && (
            <Allowed to="tenant.interviews.ratings.create">
              <Sub>{t(`${words}.yourRating`)}</Sub>
              <RatingChoice
                offered={offered}
                chosen={question.ratings.find(({ isMine }) => isMine)}
                isDisabled={!isRateable || isPending}
                onChoose={rate}
              />
            </Allowed>
          )}
          {!isOver && <p style={{ margin: 0 }}>{t(`${words}.tooEarly`)}</p>}
          {offered.length === 0 && <p style={{ margin: 0 }}>{t(`${words}.noWords`)}</p>}
          <Sub>{t(`${words}.others`)}</Sub>
          <OthersRatings ratings={question.ratings} isHidden={isHidden} hiddenCount={others} />
          <Sub>{t(`${words}.comments.title`)}</Sub>
          <div>
            <AnswerComments of={`responses/${responseId}`} comments={question.comments} onSeek={seek} />
            {isOver && question.answer !== null && (
              <Allowed to="tenant.interviews.comments.create">
                <NewComment
                  key={question.questionId}
                  responseId={responseId}
                  questionId={question.questionId}
                  secondNow={isRecorded ? () => media.current?.currentTime ?? 0 : null}
                />
              </Allowed>
            )}
          </div>
        </Side>
      </Columns>
      <Reviewers step={step} />
    </Root>
  );
};
