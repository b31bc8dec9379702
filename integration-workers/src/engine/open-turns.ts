import type pg from 'pg';
import type { Logger } from 'pino';
import { QUEUE_NAME, type QueuePlace, redisOptions } from './queue.ts';
import { redisTurns } from './redis-turns.ts';
import { postgresTurns, type Turns } from './turns.ts';

/** Milliseconds until a connection is not had, and until an answer that does not come breaks one that was. */
const CONNECT_MS = 5_000;
const SILENT_MS = 15_000;

/** Turns of the queue, wherever that is. */
export const openTurns = async (
  { redis }: QueuePlace,
  pool: pg.Pool,
  log: Pick<Logger, 'warn'>,
): Promise<{ turns: Turns; close(): void }> => {
  if (!redis) return { turns: postgresTurns(pool, QUEUE_NAME), close: () => undefined };
  const { Redis } = await import('ioredis');
  const client = new Redis(redis.url, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  client.on('error', ({ message }) => log.warn({ error: message }, 'redis connection in trouble'));
  return { turns: redisTurns(client, redisOptions(redis).prefix), close: () => client.disconnect() };
};
