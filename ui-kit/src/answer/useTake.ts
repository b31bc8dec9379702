import { isProblemError } from 'contracts/client/problem-error';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect, useRef, useState } from 'react';
import { capture } from '#ui-kit/media/useCapture';
import { useProblemText } from '#ui-kit/problem/useProblemText';
import { useAnswering } from './answering.ts';
import { beginTake } from './begin-take.ts';
import { liveTake } from './live-take.ts';
import { captureKindOf } from './recorded.ts';

/** Begins a recording: the server counts it and starts its clock, and this tab records. */
export const useTake = (question: MyQuestion) => {
  const answering = useAnswering();
  const problem = useProblemText();
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const { id: questionId, timeLimit } = question;
  const kind = captureKindOf(question);
  const begin = async (): Promise<void> => {
    if (liveTake.get() || asking.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setBusy(true);
    setRefused(null);
    try {
      const stream = await capture.open(kind);
      if (!stream) return;
      const running = await beginTake(answering, questionId, { signal: controller.signal, onWaiting: setWaiting });
      const { place, takes } = answering;
      if (running) await liveTake.start(stream, { place, takes, questionId, kind, timeLimit }, running);
    } catch (error) {
      setRefused(isProblemError(error) ? error.code : 'internal-error');
    } finally {
      asking.current = null;
      setBusy(false);
      setWaiting(false);
    }
    await answering.refresh().catch(() => undefined);
  };
  return { begin, refusal: refused && problem(refused), isBusy, isWaiting };
};
