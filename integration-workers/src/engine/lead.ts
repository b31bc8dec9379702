import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Held, openHeld } from 'platform/postgres/held';
import type { Readiness } from 'platform/service';

/** How often a standby asks for the lock, and how long a runner pauses after it failed. */
const RETRY_MS = 1_000;

export type Leading = {
  readiness(): Readiness;
  /** Ends the run, if it is ours, and lets go of the lock. */
  close(): Promise<void>;
};

/**
 * Runs `run` in one process at a time: in the one that holds the advisory lock. When that process dies or loses its
 * connection, Postgres frees the lock and a standby takes over at its next try. A run that fails begins anew.
 */
export const lead = (options: {
  url: string;
  lock: string;
  run: (signal: AbortSignal) => Promise<void>;
  log: Pick<Logger, 'warn' | 'info'>;
}): Leading => {
  const { url, lock, run, log } = options;
  const stop = new AbortController();
  let state: 'standby' | 'leading' | { failed: string } = 'standby';

  const hold = async (client: Held, lost: AbortSignal) => {
    const tried = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [lock],
    );
    if (!tried.rows[0]?.locked) {
      state = 'standby';
      return;
    }
    state = 'leading';
    log.info({ lock }, 'leading');
    await run(AbortSignal.any([stop.signal, lost]));
  };

  const leading = (async () => {
    while (!stop.signal.aborted) {
      const lost = new AbortController();
      let client: Held | undefined;
      try {
        client = await openHeld(url, () => lost.abort());
        await hold(client, lost.signal);
      } catch (error) {
        const { message } = error as Error;
        state = { failed: message };
        log.warn({ lock, error: message }, 'the run failed and begins anew');
      }
      await client?.close();
      if (!stop.signal.aborted) await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();

  return {
    readiness: () => {
      if (typeof state === 'object') return { name: lock, ready: false, state: 'down', detail: state.failed };
      return { name: lock, ready: true, state: 'running', detail: state };
    },
    close: async () => {
      stop.abort();
      await leading;
    },
  };
};
