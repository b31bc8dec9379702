import './answering.words.ts';
import styled from '@emotion/styled';
import type { MyQuestion, MyTake } from 'contracts/recruiting/response/response.views';
import { useId, useState } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { clockTime } from '#ui-kit/media/clock-time';
import { colour, toneColour } from '#ui-kit/theme/colours';
import { useAnswering, useAnswerStep, useTakesHere } from './answering.ts';
import { BeginWaits } from './BeginWaits.tsx';
import { QuestionText } from './QuestionText.tsx';
import { Ready, useIsReady } from './Ready.tsx';
import { StepActions } from './StepActions.ts';
import { PlayerRoom, TicketPlayer } from './TicketPlayer.tsx';
import { useTake } from './useTake.ts';

const Saved = styled.p({
  padding: '12px 16px',
  borderRadius: 10,
  color: toneColour.success.ink,
  background: toneColour.success.tint,
});
const Choice = styled.fieldset({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.875rem', fontWeight: 560 },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 40 },
  '& input': { width: 20, height: 20, accentColor: colour.brand },
});

const secondsOf = ({ startedAt, stoppedAt, until }: MyTake): number =>
  (Date.parse(stoppedAt ?? until) - Date.parse(startedAt)) / 1_000;

const OnItsWay = ({ isSound }: { isSound: boolean }) => {
  const { t } = useTranslation();
  const text = <p>{t('answering.takes.onItsWay')}</p>;
  return isSound ? text : <PlayerRoom>{text}</PlayerRoom>;
};

type Props = { question: MyQuestion };

/** What was recorded: kept, looked at, chosen between, or recorded again while takes are left. */
export const Takes = ({ question }: Props) => {
  const { t } = useTranslation();
  const group = useId();
  const [isAgain, setAgain] = useState(false);
  /** Chosen, and on its way to the server. */
  const [picked, setPicked] = useState<string | null>(null);
  const choose = useAnswerStep('answer');
  const { begin, refusal, isBusy, isWaiting } = useTake(question);
  const isReady = useIsReady(question);
  const onTheirWay = useTakesHere();
  const { endTake } = useAnswering();
  const { id: questionId, takes, takesLeft, answer, answerVersion, responseType } = question;
  const chosen = answer && 'takeId' in answer ? answer.takeId : null;
  const shown = takes.find(({ takeId }) => takeId === chosen);
  const isSound = responseType === 'audio';
  const isHere = (take: MyTake) => !onTheirWay.some(({ takeId }) => takeId === take.takeId);
  /** Nobody has said how it ended, and it does not wait in this browser. */
  const isCutOff = takes.every((take) => take.stoppedAt === null && isHere(take));
  const pick = async (takeId: string) => {
    setPicked(takeId);
    await choose.step({ questionId, takeId, answerVersion });
    setPicked(null);
  };
  const fault = choose.refusal ?? refusal;
  if (isAgain)
    return (
      <>
        {fault && <Alert>{fault}</Alert>}
        <BeginWaits isWaiting={isWaiting} />
        <QuestionText question={question} />
        <p>{t('answering.takes.againDetail', { take: takes.length + 1 })}</p>
        <Ready question={question} />
        <StepActions>
          <ActionButton disabled={!isReady || isBusy} onClick={() => void begin()}>
            {t('answering.startRecording')}
          </ActionButton>
          <ActionButton kind="quiet" onClick={() => setAgain(false)}>
            {t('answering.takes.keep')}
          </ActionButton>
        </StepActions>
      </>
    );
  return (
    <>
      {fault && <Alert>{fault}</Alert>}
      {chosen === null && isCutOff ? (
        <p role="status">{t(endTake ? 'answering.cutOff.left' : 'answering.cutOff.leftOpen')}</p>
      ) : (
        <Saved role="status">{t(chosen ? 'answering.saved' : 'answering.takes.saving')}</Saved>
      )}
      <QuestionText question={question} hasVideo={false} />
      {takes.length > 1 && (
        <Choice>
          <legend>{t('answering.takes.which')}</legend>
          {takes.map((take) => (
            <label key={take.takeId}>
              <input
                type="radio"
                name={group}
                checked={take.takeId === (picked ?? chosen)}
                disabled={choose.isBusy || take.stoppedAt === null}
                onChange={() => void pick(take.takeId)}
              />
              {t('answering.takes.one', { take: take.take, time: clockTime(secondsOf(take)) })}
            </label>
          ))}
        </Choice>
      )}
      {shown &&
        (isHere(shown) ? (
          <TicketPlayer
            key={shown.fileId}
            fileId={shown.fileId}
            title={t('answering.takes.mine', { take: shown.take })}
            isSound={isSound}
            notYet={t('answering.takes.notYet')}
          />
        ) : (
          <OnItsWay isSound={isSound} />
        ))}
      {takesLeft !== 0 && (
        <StepActions>
          <ActionButton kind="quiet" onClick={() => setAgain(true)}>
            {takesLeft === null ? t('answering.takes.again') : t('answering.takes.againOf', { count: takesLeft })}
          </ActionButton>
        </StepActions>
      )}
    </>
  );
};
