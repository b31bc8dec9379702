import type pg from 'pg';
import type { Logger } from 'pino';
import { QUEUE_NAME, type QueuePlace, redisPlace } from './queue.ts';
import { redisTurns } from './redis-turns.ts';
import { postgresTurns, type Turns } from './turns.ts';

/** Turns of the queue, wherever that is. */
export const openTurns = async (
  { redisUrl }: QueuePlace,
  pool: pg.Pool,
  log: Pick<Logger, 'warn'>,
): Promise<{ turns: Turns; close(): void }> => {
  if (!redisUrl) return { turns: postgresTurns(pool, QUEUE_NAME), close: () => undefined };
  const { Redis } = await import('ioredis');
  const client = new Redis(redisUrl, { maxRetriesPerRequest: null });
  client.on('error', ({ message }) => log.warn({ error: message }, 'redis connection in trouble'));
  return { turns: redisTurns(client, redisPlace(redisUrl).prefix), close: () => client.disconnect() };
};
