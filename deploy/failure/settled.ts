import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 250;
/** Milliseconds without any change after which nothing more is waited for: longer than the longest pause before something is tried again. */
const STILL_MS = 330_000;

/** How much is still to be done, by what. */
export type Left = Record<string, number>;

const isNothing = (left: Left): boolean => Object.values(left).every((count) => count === 0);

/** Waits until nothing is left to do, or stands still: what is left then. */
export const settled = async (look: () => Promise<Left>, stillMs = STILL_MS): Promise<Left> => {
  let [before, since] = ['', performance.now()];
  while (true) {
    const left = await look();
    const seen = JSON.stringify(left);
    if (seen !== before) [before, since] = [seen, performance.now()];
    if (isNothing(left) || performance.now() - since > stillMs) return left;
    await sleep(LOOK_MS);
  }
};
