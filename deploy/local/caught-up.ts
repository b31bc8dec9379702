import { setTimeout as sleep } from 'node:timers/promises';
import type { Upstreams } from '#deploy/local/gateway';

const PATIENCE_MS = 30_000;
const POLL_MS = 50;

/** Waits until every part of the services shows what has happened. What is still missing after a while, or for good. */
export const caughtUp = async (upstreams: Upstreams): Promise<string | undefined> => {
  const until = performance.now() + PATIENCE_MS;
  while (true) {
    const parts = (await Promise.all(Object.values(upstreams).map((service) => service.readiness()))).flat();
    const missing = parts.filter(({ ready }) => !ready);
    if (missing.length === 0) return undefined;
    if (performance.now() > until || missing.some(({ state }) => state === 'stopped')) {
      return missing.map(({ name, state, detail }) => `${name} (${detail ?? state})`).join(', ');
    }
    await sleep(POLL_MS);
  }
};
