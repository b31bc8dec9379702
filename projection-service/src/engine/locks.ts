import { setTimeout as sleep } from 'node:timers/promises';
import { type Held, openHeld } from 'platform/postgres/held';
import type { Logger } from 'platform/telemetry/log';
import type { Lane, Projection } from './projection.ts';
import { openShares } from './shares.ts';

/** How often a standby asks whether the active one is gone, and one that has more than its share gives some away. */
const RETRY_MS = 2_000;
/** First half of the advisory locks' keys; the second is made from the name. */
const RUNNER_LOCKS = 727_003;

type Named = Pick<Projection, 'name' | 'lane'>;

/** Locks that one process of all holds, on one connection: they are free again as soon as that connection ends. */
export type Locks = {
  /** Resolves once the lock is held, with a signal that tells when it is lost; null when `stop` came first. */
  acquire(projection: Named, stop: AbortSignal): Promise<AbortSignal | null>;
  /** Lets another process have the lock; `isReplaced`: other tables serve, this process runs no lane of it any more. */
  release(projection: Named, isReplaced?: boolean): Promise<void>;
  close(): Promise<void>;
};

type Holding = { lane?: Lane; controller: AbortController };

export const openLocks = (url: string, log: Pick<Logger, 'warn'>): Locks => {
  const held = new Map<string, Holding>();
  const shares = openShares();
  let connecting: Promise<Held> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let balancing: NodeJS.Timeout | undefined;

  const lose = () => {
    connecting = undefined;
    shares.forget();
    for (const { controller } of held.values()) controller.abort();
    held.clear();
  };

  const connect = (): Promise<Held> =>
    openHeld(url, () => {
      if (held.size > 0) log.warn('connection that holds the locks was lost');
      lose();
    });

  /** One question at a time on the one connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const lanesHeld = (of: string): string[] => [...held].flatMap(([name, { lane }]) => (lane?.of === of ? [name] : []));

  const unlock = (client: Held, name: string) =>
    client.query('select pg_advisory_unlock($1, hashtext($2))', [RUNNER_LOCKS, name]);

  /** Lets other processes have the lanes that are more than this one's share. */
  const balance = async (): Promise<void> => {
    const client = await connecting;
    if (!client) return;
    const limitOf = await shares.limits(client);
    const lanes = new Map([...held.values()].flatMap(({ lane }) => (lane ? [[lane.of, lane]] : [])));
    for (const lane of lanes.values())
      for (const name of lanesHeld(lane.of).slice(limitOf(lane))) {
        held.get(name)?.controller.abort();
        held.delete(name);
        await unlock(client, name);
      }
  };

  const hasItsShare = async (client: Held, lane: Lane): Promise<boolean> => {
    await shares.join(client, lane);
    balancing ??= setInterval(() => void inTurn(balance).catch(() => undefined), RETRY_MS).unref();
    return lanesHeld(lane.of).length >= (await shares.limits(client))(lane);
  };

  const attempt = async ({ name, lane }: Named): Promise<AbortSignal | null> => {
    connecting ??= connect();
    const client = await connecting;
    if (lane && (await hasItsShare(client, lane))) return null;
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      RUNNER_LOCKS,
      name,
    ]);
    if (!rows[0]?.got || connecting === undefined) return null;
    const controller = new AbortController();
    held.set(name, { lane, controller });
    return controller.signal;
  };

  return {
    acquire: async (projection, stop) => {
      while (!stop.aborted) {
        const known = held.get(projection.name);
        if (known) return known.controller.signal;
        const signal = await inTurn(() => attempt(projection)).catch((error: Error) => {
          log.warn({ error: error.message, lock: projection.name }, 'could not ask for a lock');
          return null;
        });
        if (signal) return signal;
        await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
      }
      return null;
    },
    release: ({ name, lane }, isReplaced = false) =>
      inTurn(async () => {
        const client = await connecting;
        if (client && held.delete(name)) await unlock(client, name);
        if (client && lane) await (isReplaced ? shares.quit : shares.leave)(client, lane);
      }).catch((error: Error) => log.warn({ error: error.message, lock: name }, 'could not release a lock')),
    close: async () => {
      clearInterval(balancing);
      const client = await connecting?.catch(() => undefined);
      lose();
      await client?.close();
    },
  };
};
