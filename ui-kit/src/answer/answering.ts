import type { MyProgress } from 'contracts/recruiting/response/response.views';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSend } from '#ui-kit/api/useSend';
import { useProblemText } from '#ui-kit/problem/useProblemText';
import type { TakeItem, TakeQueue } from '#ui-kit/take/take-queue';

/** Steps of a question that is answered by a recording; `record` begins a take. */
export type AnswerStep = 'show' | 'think' | 'record' | 'answer';
type AnswerBody = { questionId: string; takeId?: string; answerVersion?: number };

/** Where somebody answers: an interview, or a lesson. */
export type Answering = {
  /** Names it among those whose recordings this browser keeps: in an interview all steps are one. */
  place: string;
  /** Names it among all places where questions are answered. */
  id: string;
  takes: TakeQueue;
  /** Ends a recording whose browser does not come back: what has arrived of it becomes the recording. Null: nothing of it is kept. */
  endTake: ((take: { questionId: string; takeId: string }, idempotencyKey: string) => Promise<unknown>) | null;
  send: (step: AnswerStep, body: AnswerBody, idempotencyKey: string) => Promise<{ question: MyProgress | null }>;
  /** What is shown is read again, and there when it settles. */
  refresh: () => Promise<void>;
  /** An address of a minute for one of their files, or for a video that is watched first. */
  mediaUrl: (fileId: string) => Promise<string>;
};

const AnsweringContext = createContext<Answering | null>(null);
export const AnsweringProvider = AnsweringContext.Provider;

export const useAnswering = (): Answering => {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error('Nobody answers here.');
  return answering;
};

/** Recordings of this place that have not arrived. */
export const useTakesHere = (): TakeItem[] => {
  const { takes, place } = useAnswering();
  return useSyncExternalStore(takes.subscribe, takes.items).filter((item) => item.place === place);
};

/** Takes a step of a question; what is shown of it then is as the server has it. */
export const useAnswerStep = (name: AnswerStep) => {
  const { send, refresh } = useAnswering();
  const problem = useProblemText();
  const { submit, refusal, isBusy } = useSend((body: AnswerBody, key: string) => send(name, body, key));
  const step = async (body: AnswerBody) => {
    const done = await submit(body);
    // Refused is often what another tab or the clock has changed meanwhile.
    await refresh().catch(() => undefined);
    return done;
  };
  /** Without waiting for what is shown: each moment counts. */
  return { step, send: submit, refusal: refusal && problem(refusal.code), isBusy };
};
