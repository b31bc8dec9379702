import type { Redis } from 'ioredis';
import { QUEUE_NAME } from './queue.ts';
import { firstOf, lineOf, type QueuedItem, TURNS, type Turns } from './turns.ts';

/** What BullMQ multiplies a priority with in its index. */
const SCALE = 0x1_0000_0000;

/**
 * The turn that is on, and as many more as the company has jobs that wait, of which is counted here: one more for each that lines up, one less for
 * each that begins. Where none of any company waits, nothing was counted wrongly before.
 */
const NEXT = `local on = redis.call('zrangebyscore', KEYS[1], ARGV[1] * ${SCALE}, '(' .. ARGV[2] * ${SCALE}, 'withscores', 'limit', 0, 1)
  local turn = tonumber(ARGV[1])
  if on[2] then
    turn = math.floor(on[2] / ${SCALE}) + math.max(0, tonumber(redis.call('hget', KEYS[2], ARGV[3]) or 0))
  else
    redis.call('hdel', KEYS[2], ARGV[3])
  end
  redis.call('hincrby', KEYS[2], ARGV[3], ARGV[4])
  return turn`;
const BEGAN = `if redis.call('hincrby', KEYS[1], ARGV[1], -1) <= 0 then redis.call('hdel', KEYS[1], ARGV[1]) end`;

/** Turns of a queue in Redis. */
export const redisTurns = (client: Redis, prefix: string): Turns => {
  const [waiting, counts] = [`${prefix}:${QUEUE_NAME}:prioritized`, `${prefix}:turns`];
  return {
    take: async (asked) => {
      const next = new Map<string, number>();
      for (const [line, of] of Map.groupBy(asked, lineOf)) {
        const first = firstOf(of[0]?.urgency ?? 'usual');
        next.set(line, Number(await client.eval(NEXT, 2, waiting, counts, first, first + TURNS, line, of.length)));
      }
      return asked.map((one: QueuedItem) => {
        const turn = next.get(lineOf(one)) ?? 1;
        next.set(lineOf(one), turn + 1);
        return Math.min(turn, firstOf(one.urgency) + TURNS - 1);
      });
    },
    began: async (one) => {
      await client.eval(BEGAN, 1, counts, lineOf(one));
    },
  };
};
