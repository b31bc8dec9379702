import './response.words.ts';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useNow } from '#candidate-ui/media/useNow';
import { BeforeRecording } from './BeforeRecording.tsx';
import { useLiveTake } from './live-take.ts';
import { useMyTakes } from './my-takes.ts';
import { phaseOf } from './phase.ts';
import { RecordingAnswer } from './Recording.tsx';
import { refreshResponse } from './responses.ts';
import { serverClock } from './server-clock.ts';
import { Takes } from './Takes.tsx';
import { Thinking } from './Thinking.tsx';

type Props = { question: MyQuestion; interviewId: string };

/** A take that nobody records any more: what there is of it is being told, or its time runs out on another device. */
const CutOff = ({ question, interviewId }: Props) => {
  const { t } = useTranslation();
  const isKept = useMyTakes(interviewId).some(({ questionId }) => questionId === question.id);
  const until = Date.parse(question.running?.until ?? '');
  const isOver = serverClock.at(useNow(true)) > until;
  useEffect(() => {
    if (isOver) void refreshResponse(interviewId).catch(() => undefined);
  }, [isOver, interviewId]);
  return <p role="status">{t(isKept ? 'response.cutOff.kept' : 'response.cutOff.elsewhere')}</p>;
};

/** A question that is answered by a recording, wherever its answer stands. */
export const RecordedQuestion = ({ question, interviewId }: Props) => {
  const live = useLiveTake();
  const isTimed = question.thinkUntil !== null && question.takes.length === 0;
  const now = serverClock.at(useNow(isTimed));
  const phase = phaseOf(question, { liveQuestionId: live?.questionId ?? null, now });
  const props = { question, interviewId };
  switch (phase) {
    case 'before':
      return <BeforeRecording {...props} />;
    case 'thinking':
    case 'due':
      return <Thinking {...props} isOver={phase === 'due'} />;
    case 'recording':
      return live && <RecordingAnswer {...props} live={live} />;
    case 'cut-off':
      return <CutOff {...props} />;
    case 'recorded':
      return <Takes key={question.takes.length} {...props} />;
  }
};
