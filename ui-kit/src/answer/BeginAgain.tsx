import './answering.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { BeginWaits } from './BeginWaits.tsx';
import { QuestionText } from './QuestionText.tsx';
import { Ready, useIsReady } from './Ready.tsx';
import { StepActions } from './StepActions.ts';
import { useTake } from './useTake.ts';

/** A recording that this tab asked for runs, and the answer that said so was lost: it begins as soon as there is something to record. */
export const BeginAgain = ({ question }: { question: MyQuestion }) => {
  const { t } = useTranslation();
  const { begin, refusal, isBusy, isWaiting } = useTake(question);
  const isReady = useIsReady(question);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when it can
  useEffect(() => {
    if (!isReady || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [isReady]);
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <p role="status">{t('answering.recording.begun')}</p>
      <BeginWaits isWaiting={isWaiting} />
      <QuestionText question={question} hasVideo={false} />
      <Ready question={question} />
      <StepActions>
        <ActionButton disabled={!isReady || isBusy} onClick={() => void begin()}>
          {t('answering.startRecording')}
        </ActionButton>
      </StepActions>
    </>
  );
};
