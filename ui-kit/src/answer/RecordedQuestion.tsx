import './answering.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { useSend } from '#ui-kit/api/useSend';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { useNow } from '#ui-kit/media/useNow';
import { useProblemText } from '#ui-kit/problem/useProblemText';
import { useAnswering, useTakesHere } from './answering.ts';
import { BeforeRecording } from './BeforeRecording.tsx';
import { BeginAgain } from './BeginAgain.tsx';
import { beginKeys } from './begin-keys.ts';
import { useLiveTake } from './live-take.ts';
import { phaseOf } from './phase.ts';
import { RecordingAnswer } from './Recording.tsx';
import { StepActions } from './StepActions.ts';
import { serverClock } from './server-clock.ts';
import { Takes } from './Takes.tsx';
import { Thinking } from './Thinking.tsx';
import { useFocusInView } from './useFocusInView.ts';

type Props = { question: MyQuestion };

/** The device that records may be lost: its recording is ended from here, so that its question is not closed until its time is over. */
const EndElsewhere = ({ question: { id: questionId, running } }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { endTake, refresh } = useAnswering();
  const takeId = running?.takeId ?? '';
  const { submit, refusal, isBusy } = useSend(async (_: string, key: string) => endTake?.({ questionId, takeId }, key));
  if (!endTake) return null;
  const end = async () => {
    await submit(takeId);
    await refresh().catch(() => undefined);
  };
  return (
    <>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <p>{t('answering.cutOff.endDetail')}</p>
      <StepActions>
        <ActionButton kind="quiet" disabled={isBusy} onClick={() => void end()}>
          {t('answering.cutOff.end')}
        </ActionButton>
      </StepActions>
    </>
  );
};

/** A take that nobody records: this tab has yet to begin it, what there is of it is being told, or its time runs out on another device. */
const CutOff = ({ question }: Props) => {
  const { t } = useTranslation();
  const { id, refresh } = useAnswering();
  const isKept = useTakesHere().some(({ questionId }) => questionId === question.id);
  const until = Date.parse(question.running?.until ?? '');
  const isOver = serverClock.at(useNow(true)) > until;
  useEffect(() => {
    if (isOver) void refresh().catch(() => undefined);
  }, [isOver, refresh]);
  if (beginKeys.get(id, question.id) !== null) return <BeginAgain question={question} />;
  return (
    <>
      <p role="status">{t(isKept ? 'answering.cutOff.kept' : 'answering.cutOff.elsewhere')}</p>
      {!isKept && <EndElsewhere question={question} />}
    </>
  );
};

/** A question that is answered by a recording, wherever its answer stands. */
export const RecordedQuestion = ({ question }: Props) => {
  useFocusInView();
  const live = useLiveTake();
  const isTimed = question.thinkUntil !== null && question.takes.length === 0;
  const now = serverClock.at(useNow(isTimed));
  const phase = phaseOf(question, { liveQuestionId: live?.questionId ?? null, now });
  switch (phase) {
    case 'before':
      return <BeforeRecording question={question} />;
    case 'thinking':
    case 'due':
      return <Thinking question={question} isOver={phase === 'due'} />;
    case 'recording':
      return live && <RecordingAnswer question={question} live={live} />;
    case 'cut-off':
      return <CutOff question={question} />;
    case 'recorded':
      return <Takes key={question.takes.length} question={question} />;
  }
};
