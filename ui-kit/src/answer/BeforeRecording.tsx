import './answering.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { useAnswerStep } from './answering.ts';
import { BeginWaits } from './BeginWaits.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { QuestionText } from './QuestionText.tsx';
import { Ready, useIsReady } from './Ready.tsx';
import { StepActions } from './StepActions.ts';
import { useTake } from './useTake.ts';

type Props = { question: MyQuestion };

/** What is known of a question before its time begins: how long, how often, and what is asked where there is no time to think. */
export const BeforeRecording = ({ question }: Props) => {
  const { t } = useTranslation();
  const { id: questionId, shownAt, thinkTime } = question;
  const { step: show } = useAnswerStep('show');
  const think = useAnswerStep('think');
  const take = useTake(question);
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
      <BeginWaits isWaiting={take.isWaiting} />
      <p>{t(hasThinkTime ? 'answering.before.think' : 'answering.before.record')}</p>
      <QuestionText question={question} />
      <QuestionFacts question={question} />
      <Ready question={question} />
      <StepActions>
        <ActionButton
          disabled={!isReady || shownAt === null || think.isBusy || take.isBusy}
          onClick={() => void (hasThinkTime ? think.step({ questionId }) : take.begin())}
        >
          {t(hasThinkTime ? 'answering.before.startThinking' : 'answering.startRecording')}
        </ActionButton>
      </StepActions>
    </>
  );
};
