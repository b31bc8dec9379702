import './response.words.ts';
import type { MyQuestion, MyResponse } from 'contracts/recruiting/response/response.views';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveTake } from 'ui-kit/answer/live-take';
import { RecordedQuestion } from 'ui-kit/answer/RecordedQuestion.tsx';
import { isRecorded } from 'ui-kit/answer/recorded';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { AskToSave } from './AskToSave.tsx';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { DocumentQuestion } from './DocumentQuestion.tsx';
import type { StepPlace } from './responses.ts';
import { StepNav, StepPage } from './StepPage.tsx';
import { afterQuestion, stepPath } from './steps.ts';
import { TextQuestion } from './TextQuestion.tsx';

type AnswerProps = { question: MyQuestion; place: StepPlace; saving: RefObject<(() => Promise<boolean>) | null> };

const Answer = ({ question, place, saving }: AnswerProps) => {
  if (isRecorded(question)) return <RecordedQuestion question={question} />;
  if (question.responseType === 'document') return <DocumentQuestion question={question} place={place} />;
  if (question.responseType === 'multiple-choice')
    return <ChoiceQuestion question={question} place={place} saving={saving} />;
  return <TextQuestion question={question} place={place} />;
};

type Props = { response: MyResponse; question: MyQuestion; number: number };

/** One question and its answer. */
export const QuestionStep = ({ response, question, number }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const live = useLiveTake();
  const { questions, reopenedFor } = response;
  const { isRequired, running, answeredAt, responseType } = question;
  const saving = useRef<(() => Promise<boolean>) | null>(null);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  /** What was chosen goes along: saved where it can still be changed, else after asking. */
  const go = async (to: string) => {
    if (saving.current && question.showsRightAnswer) return setLeavingTo(to);
    if (saving.current && !(await saving.current())) return;
    await navigate(to);
  };
  const isBusy = live !== null || running !== null;
  const isThinking = isRecorded(question) && question.thinkUntil !== null && question.takes.length === 0;
  const following = reopenedFor ? 'review' : afterQuestion(number, questions.length);
  const next = answeredAt ? 'response.next' : isRequired ? 'response.later' : 'response.skip';
  return (
    <StepPage
      above={t('response.number', { number, count: questions.length })}
      title={t(`response.type.${responseType}`)}
      lead={
        reopenedFor
          ? t('response.reopened', { company: response.companyName })
          : t(isRequired ? 'response.required' : 'response.optional')
      }
    >
      <Answer key={question.id} question={question} place={response} saving={saving} />
      {!isBusy && !isThinking && (
        <StepNav>
          {number > 1 && !reopenedFor ? (
            <ActionButton kind="quiet" onClick={() => void go(stepPath(response, number - 1))}>
              {t('response.previous')}
            </ActionButton>
          ) : (
            <span />
          )}
          <ActionButton
            {...(!answeredAt && { kind: 'quiet' as const })}
            onClick={() => void go(stepPath(response, following))}
          >
            {t(following === 'review' && answeredAt ? 'response.toReview' : next)}
          </ActionButton>
        </StepNav>
      )}
      {leavingTo !== null && (
        <AskToSave
          onSave={() => void saving.current?.().then(() => setLeavingTo(null))}
          onLeave={() => navigate(leavingTo)}
          onClose={() => setLeavingTo(null)}
        />
      )}
    </StepPage>
  );
};
