import './response.words.ts';
import type { MyQuestion, MyResponse } from 'contracts/recruiting/response/response.views';
import { useNavigate } from 'react-router';
import { useLiveTake } from 'ui-kit/answer/live-take';
import { RecordedQuestion } from 'ui-kit/answer/RecordedQuestion.tsx';
import { isRecorded } from 'ui-kit/answer/recorded';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { DocumentQuestion } from './DocumentQuestion.tsx';
import { StepNav, StepPage } from './StepPage.tsx';
import { afterQuestion, stepPath } from './steps.ts';
import { TextQuestion } from './TextQuestion.tsx';

const Answer = ({ question, interviewId }: { question: MyQuestion; interviewId: string }) => {
  if (isRecorded(question)) return <RecordedQuestion question={question} />;
  if (question.responseType === 'document') return <DocumentQuestion question={question} interviewId={interviewId} />;
  if (question.responseType === 'multiple-choice')
    return <ChoiceQuestion question={question} interviewId={interviewId} />;
  return <TextQuestion question={question} interviewId={interviewId} />;
};

type Props = { response: MyResponse; question: MyQuestion; number: number };

/** One question and its answer. */
export const QuestionStep = ({ response, question, number }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const live = useLiveTake();
  const { interviewId, questions, reopenedFor } = response;
  const { isRequired, running, answeredAt, responseType } = question;
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
      <Answer key={question.id} question={question} interviewId={interviewId} />
      {!isBusy && !isThinking && (
        <StepNav>
          {number > 1 && !reopenedFor ? (
            <ActionLink kind="quiet" to={stepPath(interviewId, number - 1)}>
              {t('response.previous')}
            </ActionLink>
          ) : (
            <span />
          )}
          <ActionButton
            {...(!answeredAt && { kind: 'quiet' as const })}
            onClick={() => navigate(stepPath(interviewId, following))}
          >
            {t(following === 'review' && answeredAt ? 'response.toReview' : next)}
          </ActionButton>
        </StepNav>
      )}
    </StepPage>
  );
};
