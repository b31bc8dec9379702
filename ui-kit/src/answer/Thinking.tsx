import './answering.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { clockTime } from '#ui-kit/media/clock-time';
import { BeginWaits } from './BeginWaits.tsx';
import { Countdown } from './Countdown.tsx';
import { QuestionText } from './QuestionText.tsx';
import { Ready, useIsReady } from './Ready.tsx';
import { StepActions } from './StepActions.ts';
import { useTake } from './useTake.ts';

type Props = { question: MyQuestion; isOver: boolean };

/** Time to think about what was asked. The answer begins by itself when it is over. */
export const Thinking = ({ question, isOver }: Props) => {
  const { t } = useTranslation();
  const { begin, refusal, isBusy, isWaiting } = useTake(question);
  const isReady = useIsReady(question);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when it is over
  useEffect(() => {
    if (!isOver || !isReady || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [isOver, isReady]);
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <BeginWaits isWaiting={isWaiting} />
      <QuestionText question={question} />
      {!isOver && question.videoSeconds > 0 && (
        <p>{t('answering.thinking.video', { time: clockTime(question.videoSeconds) })}</p>
      )}
      {isOver ? (
        <p role="status">{t('answering.thinking.over')}</p>
      ) : (
        <p>
          {t('answering.thinking.left')}{' '}
          <Countdown until={question.thinkUntil ?? ''} label={t('answering.thinking.left')} />
        </p>
      )}
      <Ready question={question} />
      <StepActions>
        <ActionButton disabled={!isReady || isBusy} onClick={() => void begin()}>
          {t('answering.startRecording')}
        </ActionButton>
      </StepActions>
    </>
  );
};
