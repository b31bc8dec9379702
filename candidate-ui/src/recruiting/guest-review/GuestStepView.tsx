import './guest-review.words.ts';
import styled from '@emotion/styled';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import type { GuestStep } from 'contracts/recruiting/review-link/review-link.endpoints';
import { useRef, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { Card } from '#candidate-ui/shared/Card';
import { GuestAnswer, type GuestQuestion } from './GuestAnswer.tsx';
import { GuestOpinion } from './GuestOpinion.tsx';
import { codeOf, comment, type GuestReviewAnswer, rate, submit } from './guest-review.ts';

const List = styled.ol({ display: 'grid', gap: 16, margin: '16px 0', padding: 0, listStyle: 'none' });
const Question = styled(Card)({ display: 'grid', gap: 16 });
const QuestionTitle = styled.h3({ fontSize: '1.0625rem', overflowWrap: 'anywhere' });

type Props = {
  token: string;
  name: string;
  step: GuestStep;
  offered: readonly OfferedRating[];
  onAnswer: (review: GuestReviewAnswer) => void;
  /** A name is asked for before anything is said. */
  onNameless: () => void;
};

const One = ({ question, ...props }: Props & { question: GuestQuestion }) => {
  const { token, name, step, offered, onAnswer, onNameless } = props;
  const problem = useProblemText();
  const media = useRef<HTMLVideoElement>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const of = { token, name, responseId: step.responseId };
  const say = async (run: () => Promise<GuestReviewAnswer>): Promise<boolean> => {
    if (name === '') {
      onNameless();
      return false;
    }
    setBusy(true);
    refuse(null);
    try {
      onAnswer(await run());
      return true;
    } catch (error) {
      refuse(problem(codeOf(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Question as="li">
      <QuestionTitle>{question.text}</QuestionTitle>
      <div>
        <GuestAnswer token={token} question={question} mediaRef={media} />
      </div>
      {refusal && <Alert>{refusal}</Alert>}
      {question.answer !== null && (
        <GuestOpinion
          question={question}
          offered={offered}
          isClosed={step.status === 'submitted'}
          isBusy={isBusy}
          mediaRef={media}
          onRate={(ratingTypeId) => void say(() => rate(of, question.questionId, ratingTypeId))}
          onComment={(said) => say(() => comment(of, { questionId: question.questionId, ...said }))}
        />
      )}
    </Question>
  );
};

/** One step: each answer with what the guest says of it, and the end of it. */
export const GuestStepView = (props: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const [refusal, refuse] = useState<string | null>(null);
  const { token, name, step, onAnswer, onNameless } = props;
  const isRated = step.questions.some(({ rating }) => rating !== null);
  const finish = async () => {
    if (name === '') return onNameless();
    try {
      onAnswer(await submit({ token, name, responseId: step.responseId }));
    } catch (error) {
      refuse(problem(codeOf(error)));
    }
  };
  return (
    <section>
      <h2>{step.stepName}</h2>
      <List>
        {step.questions.map((question) => (
          <One key={question.questionId} {...props} question={question} />
        ))}
      </List>
      {refusal && <Alert>{refusal}</Alert>}
      {step.status === 'submitted' ? (
        <p role="status">{t('guestReview.done')}</p>
      ) : (
        props.offered.length > 0 && (
          <ActionButton disabled={!isRated} onClick={() => void finish()}>
            {t('guestReview.submit')}
          </ActionButton>
        )
      )}
    </section>
  );
};
