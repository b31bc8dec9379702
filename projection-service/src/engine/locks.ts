import { setTimeout as sleep } from 'node:timers/promises';
import { type Held, openHeld } from 'platform/postgres/held';
import type { Logger } from 'platform/telemetry/log';

/** How often a standby asks whether the active one is gone. */
const RETRY_MS = 2_000;
/** First half of the advisory locks' keys; the second is made from the name. */
const RUNNER_LOCKS = 727_003;

/** Locks that one process of all holds, on one connection: they are free again as soon as that connection ends. */
export type Locks = {
  /** Resolves once the lock is held, with a signal that tells when it is lost; null when `stop` came first. */
  acquire(name: string, stop: AbortSignal): Promise<AbortSignal | null>;
  /** Lets another process have the lock. */
  release(name: string): Promise<void>;
  close(): Promise<void>;
};

export const openLocks = (url: string, log: Pick<Logger, 'warn'>): Locks => {
  const held = new Map<string, AbortController>();
  let connecting: Promise<Held> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const lose = () => {
    connecting = undefined;
    for (const controller of held.values()) controller.abort();
    held.clear();
  };

  const connect = (): Promise<Held> =>
    openHeld(url, () => {
      if (held.size > 0) log.warn('connection that holds the locks was lost');
      lose();
    });

  const attempt = async (name: string): Promise<AbortSignal | null> => {
    connecting ??= connect();
    const client = await connecting;
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      RUNNER_LOCKS,
      name,
    ]);
    if (!rows[0]?.got || connecting === undefined) return null;
    const controller = new AbortController();
    held.set(name, controller);
    return controller.signal;
  };

  /** One question at a time on the one connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    acquire: async (name, stop) => {
      while (!stop.aborted) {
        const known = held.get(name);
        if (known) return known.signal;
        const signal = await inTurn(() => attempt(name)).catch((error: Error) => {
          log.warn({ error: error.message, lock: name }, 'could not ask for a lock');
          return null;
        });
        if (signal) return signal;
        await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
      }
      return null;
    },
    release: (name) =>
      inTurn(async () => {
        if (!held.delete(name)) return;
        const client = await connecting;
        await client?.query('select pg_advisory_unlock($1, hashtext($2))', [RUNNER_LOCKS, name]);
      }).catch((error: Error) => log.warn({ error: error.message, lock: name }, 'could not release a lock')),
    close: async () => {
      const client = await connecting?.catch(() => undefined);
      lose();
      await client?.close();
    },
  };
};
