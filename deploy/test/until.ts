import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Waits for a state, however long it takes. */
export const until = async (isThere: () => Promise<boolean>): Promise<void> => {
  while (!(await isThere())) await sleep(LOOK_MS);
};

/** Waits until every part of a product says that it is ready. */
export const untilReady = (url: string): Promise<void> =>
  until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200);
