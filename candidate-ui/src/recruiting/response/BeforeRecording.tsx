import './response.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { QuestionFacts } from './QuestionFacts.tsx';
import { QuestionText } from './QuestionText.tsx';
import { Ready, useIsReady } from './Ready.tsx';
import { StepActions } from './StepPage.tsx';
import { useStepping } from './useStepping.ts';
import { useTake } from './useTake.ts';

type Props = { question: MyQuestion; interviewId: string };

/** What is known of a question before its time begins: how long, how often, and what is asked where there is no time to think. */
export const BeforeRecording = ({ question, interviewId }: Props) => {
  const { t } = useTranslation();
  const { id: questionId, shownAt, thinkTime } = question;
  const { step: show } = useStepping(interviewId, 'show');
  const think = useStepping(interviewId, 'think');
  const take = useTake(interviewId, question);
  const isReady = useIsReady(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen once
  useEffect(() => {
    if (shownAt === null) void show({ questionId });
  }, [questionId, shownAt]);
  const hasThinkTime = (thinkTime ?? 0) > 0;
  const refusal = think.refusal ?? take.refusal;
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <p>{t(hasThinkTime ? 'response.before.think' : 'response.before.record')}</p>
      <QuestionText question={question} interviewId={interviewId} />
      <QuestionFacts question={question} />
      <Ready question={question} />
      <StepActions>
        <ActionButton
          disabled={!isReady || shownAt === null || think.isBusy || take.isBusy}
          onClick={() => void (hasThinkTime ? think.step({ questionId }) : take.begin())}
        >
          {t(hasThinkTime ? 'response.before.startThinking' : 'response.startRecording')}
        </ActionButton>
      </StepActions>
    </>
  );
};
