import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sessionUrl } from './pooler.ts';

/** Milliseconds between two questions whether the other end is there, and until an answer is late. */
const BEAT_MS = 1_500;
const LATE_MS = 3_000;
const CONNECT_MS = 3_000;
/** A farewell that nobody answers is not waited for longer. */
const FAREWELL_MS = 500;

/**
 * So the server, too, misses a client whose machine is gone: by what its system does otherwise it would keep the lock for two hours.
 * A socket of the same machine needs none of it, and takes it.
 */
const MISSED_SOON = [
  'tcp_keepalives_idle=2',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=4000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

export type Held = { query: pg.Client['query']; close(): Promise<void> };

/** A connection that holds a lock for long. `onLost` is called once: when it ends, by whomever, or its other end is silent. */
export const openHeld = async (url: string, onLost: () => void): Promise<Held> => {
  const client = new pg.Client({
    connectionString: sessionUrl(url),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: LATE_MS,
    options: MISSED_SOON,
  });
  const over = new AbortController();
  const lose = () => {
    if (over.signal.aborted) return;
    over.abort();
    onLost();
  };
  const close = async () => {
    lose();
    await Promise.race([client.end().catch(() => undefined), sleep(FAREWELL_MS, undefined, { ref: false })]);
  };
  client.on('error', lose);
  client.on('end', lose);
  const beat = async () => {
    for (;;) {
      await sleep(BEAT_MS, undefined, { signal: over.signal, ref: false });
      await client.query('select');
    }
  };
  try {
    await client.connect();
  } catch (error) {
    await close();
    throw error;
  }
  beat().catch(close);
  return { query: client.query.bind(client) as pg.Client['query'], close };
};
