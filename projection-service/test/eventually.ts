import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/**
 * Asks again and again until the answer is as hoped; the last answer, or its failure, when patience ends, for the spec to fail on.
 */
export const eventually = async <T>(ask: () => Promise<T> | T, hoped: (answer: T) => boolean): Promise<T> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const isLast = performance.now() > until;
    try {
      const answer = await ask();
      if (hoped(answer) || isLast) return answer;
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(POLL_MS);
  }
};
