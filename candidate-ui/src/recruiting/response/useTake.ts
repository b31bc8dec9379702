import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { capture } from 'ui-kit/media/useCapture';
import { liveTake } from './live-take.ts';
import { refreshResponse } from './responses.ts';
import { captureKindOf } from './steps.ts';
import { useStepping } from './useStepping.ts';

/** Begins a recording: the server counts it and starts its clock, and this tab records. */
export const useTake = (interviewId: string, question: MyQuestion) => {
  const { send, refusal, isBusy } = useStepping(interviewId, 'start');
  const { id: questionId, timeLimit } = question;
  const kind = captureKindOf(question);
  const begin = async (): Promise<void> => {
    if (liveTake.get()) return;
    const stream = await capture.open(kind);
    if (!stream) return;
    const running = (await send({ questionId }))?.question?.running;
    if (running) await liveTake.start(stream, { interviewId, questionId, kind, timeLimit }, running);
    await refreshResponse(interviewId).catch(() => undefined);
  };
  return { begin, refusal, isBusy };
};
