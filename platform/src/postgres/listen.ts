import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 500;

export type Listening = { close(): Promise<void> };

/**
 * Listens on a channel with a connection of its own, and reconnects for ever. `onConnected` runs after each (re)connect,
 * for what may have been missed; `onMessage` gets each payload.
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
    const client = new pg.Client({ connectionString: options.url, keepAlive: true });
    client.on('error', (error) => options.log.warn({ error: error.message }, 'listening connection lost'));
    client.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    await client.connect();
    return client;
  };

  const once = async () => {
    const client = await connect();
    current = client;
    try {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      if (stop.signal.aborted) return;
      await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      await options.onConnected();
      await ended;
    } finally {
      await client.end();
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
      await current?.end();
      await running;
    },
  };
};
