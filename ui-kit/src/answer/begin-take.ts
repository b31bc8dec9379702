import type { MyTake } from 'contracts/recruiting/response/response.views';
import { untilThrough } from '#ui-kit/take/until-through';
import type { Answering } from './answering.ts';
import { beginKeys } from './begin-keys.ts';
import { mayPass } from './may-pass.ts';

type Options = { signal: AbortSignal; onWaiting: (isWaiting: boolean) => void };

/**
 * Asks the server to begin a recording until it answers: one that was counted, and whose answer was lost, is the same one then. Null: its
 * time was over meanwhile, or nobody waits for it any more.
 */
export const beginTake = async (
  { id, send }: Pick<Answering, 'id' | 'send'>,
  questionId: string,
  options: Options,
): Promise<MyTake | null> => {
  const key = beginKeys.keep(id, questionId);
  try {
    const answer = await untilThrough(() => send('record', { questionId }, key), { ...options, mayPass });
    if (options.signal.aborted) return null;
    beginKeys.forget(id, questionId);
    return answer.question?.running ?? null;
  } catch (error) {
    if (options.signal.aborted) return null;
    if (!mayPass(error)) beginKeys.forget(id, questionId);
    throw error;
  }
};
