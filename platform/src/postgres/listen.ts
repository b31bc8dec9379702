import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { sessionUrl } from './pooler.ts';

const RECONNECT_MS = 500;
/** Milliseconds between two questions whether the other end is there, and until an answer is late: gone is noticed within both. */
const HEARTBEAT_MS = 1_500;
const LATE_MS = 1_500;
/** Milliseconds that a connection may take to be made. */
const CONNECT_MS = 3_000;

/** Ends a connection whose other end may be gone: a farewell that nobody answers is not waited for. */
const hangUp = (client: pg.Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => undefined), sleep(LATE_MS / 3, undefined, { ref: false })]);

export type Listening = { close(): Promise<void> };

/**
 * Listens on a channel with a connection of its own, and reconnects for ever, also where the other end is gone without a word.
 * `onConnected` runs after each (re)connect and with each heartbeat, for what may have been missed; `onMessage` gets each payload.
 */
export const listen = (options: {
  url: string;
  channel: string;
  log: Pick<Logger, 'warn'>;
  onConnected: () => Promise<void>;
  onMessage: (payload: string) => void;
}): Listening => {
  const stop = new AbortController();
  let current: pg.Client | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: sessionUrl(options.url),
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: LATE_MS,
    });
    client.on('error', (error) => options.log.warn({ error: error.message }, 'listening connection lost'));
    client.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    await client.connect();
    return client;
  };

  /** Never longer than this: what is asked over other connections may not answer either. */
  const caughtUp = () => Promise.race([options.onConnected(), sleep(LATE_MS, undefined, { ref: false })]);

  /** Asks the other end now and then; fails once it does not answer. */
  const heartbeat = async (client: pg.Client, ended: AbortSignal): Promise<void> => {
    for (;;) {
      await sleep(HEARTBEAT_MS, undefined, { signal: ended, ref: false });
      await client.query('select');
      await caughtUp();
    }
  };

  const once = async () => {
    const client = await connect();
    current = client;
    const over = new AbortController();
    try {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      if (stop.signal.aborted) return;
      await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      await caughtUp();
      await Promise.race([ended, heartbeat(client, over.signal)]);
    } finally {
      over.abort();
      await hangUp(client);
    }
  };

  const running = (async () => {
    while (!stop.signal.aborted) {
      await once().catch((error: Error) => {
        if (!stop.signal.aborted) options.log.warn({ error: error.message }, 'listening failed');
      });
      await sleep(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();

  return {
    close: async () => {
      stop.abort();
      if (current) await hangUp(current);
      await running;
    },
  };
};
