import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { capture } from '#ui-kit/media/useCapture';
import { useAnswering, useAnswerStep } from './answering.ts';
import { liveTake } from './live-take.ts';
import { captureKindOf } from './recorded.ts';

/** Begins a recording: the server counts it and starts its clock, and this tab records. */
export const useTake = (question: MyQuestion) => {
  const { place, takes, refresh } = useAnswering();
  const { send, refusal, isBusy } = useAnswerStep('record');
  const { id: questionId, timeLimit } = question;
  const kind = captureKindOf(question);
  const begin = async (): Promise<void> => {
    if (liveTake.get()) return;
    const stream = await capture.open(kind);
    if (!stream) return;
    const running = (await send({ questionId }))?.question?.running;
    if (running) await liveTake.start(stream, { place, takes, questionId, kind, timeLimit }, running);
    await refresh().catch(() => undefined);
  };
  return { begin, refusal, isBusy };
};
