import './answering.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { useNow } from '#ui-kit/media/useNow';
import { useAnswering, useTakesHere } from './answering.ts';
import { BeforeRecording } from './BeforeRecording.tsx';
import { useLiveTake } from './live-take.ts';
import { phaseOf } from './phase.ts';
import { RecordingAnswer } from './Recording.tsx';
import { serverClock } from './server-clock.ts';
import { Takes } from './Takes.tsx';
import { Thinking } from './Thinking.tsx';
import { useFocusInView } from './useFocusInView.ts';

type Props = { question: MyQuestion };

/** A take that nobody records any more: what there is of it is being told, or its time runs out on another device. */
const CutOff = ({ question }: Props) => {
  const { t } = useTranslation();
  const { refresh } = useAnswering();
  const isKept = useTakesHere().some(({ questionId }) => questionId === question.id);
  const until = Date.parse(question.running?.until ?? '');
  const isOver = serverClock.at(useNow(true)) > until;
  useEffect(() => {
    if (isOver) void refresh().catch(() => undefined);
  }, [isOver, refresh]);
  return <p role="status">{t(isKept ? 'answering.cutOff.kept' : 'answering.cutOff.elsewhere')}</p>;
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
