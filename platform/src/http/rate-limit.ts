import { createHash } from 'node:crypto';
import { Rejection } from 'contracts/kernel/problem';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Counts one request of `key`; one too many is refused as 429. */
export type RateLimit = ((key: string) => Promise<void>) & {
  /** Counts the request that was counted of one key as one of another. */
  move(from: string, to: string): Promise<void>;
  /** Takes back the request that was counted of a key: another limit counts it. */
  forgive(key: string): Promise<void>;
};

const SECONDS = 60;

/** One person's IPv6 network is a /64: its addresses are theirs to choose, so they count as one. */
export const addressKey = (address = ''): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** So many requests a minute of one key, counted in this process; 0 switches the limit off. */
export const rateLimit = (perMinute: number): RateLimit =>
  limitBy(perMinute, () => new RateLimiterMemory({ points: perMinute, duration: SECONDS }));

/**
 * As `rateLimit`, counted by all processes together in the table `access.request_count`, under `name`; by this one alone while the database
 * is away. Keys are addresses of people and of machines: of each only a hash is written down.
 */
export const sharedRateLimit = (perMinute: number, { pool, name }: { pool: pg.Pool; name: string }): RateLimit => {
  const limit = limitBy(perMinute, () => {
    const counted = { points: perMinute, duration: SECONDS };
    return new RateLimiterPostgres({
      ...counted,
      ...{ storeClient: pool, storeType: 'pool', schemaName: 'access', tableName: 'request_count' },
      ...{ tableCreated: true, keyPrefix: name },
      // Whoever is far over the limit costs the database nothing more; a burst of which some is forgiven is not kept out by it.
      inMemoryBlockOnConsumed: 2 * perMinute + 1,
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  });
  return Object.assign((key: string) => limit(hashOf(key)), {
    move: (from: string, to: string) => limit.move(hashOf(from), hashOf(to)),
    forgive: (key: string) => limit.forgive(hashOf(key)),
  });
};

const limitBy = (perMinute: number, open: () => RateLimiterAbstract): RateLimit => {
  const unlimited = () => Promise.resolve();
  if (perMinute === 0) return Object.assign(unlimited, { move: unlimited, forgive: unlimited });
  const limiter = open();
  const count = async (key: string) => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new Rejection('too-many-requests', 429, { detail: `Ask again in ${retryAfter} s.`, retryAfter });
    }
  };
  const forgive = async (key: string) => {
    await limiter.reward(key);
  };
  const move = async (from: string, to: string) => {
    await count(to);
    await forgive(from);
  };
  return Object.assign(count, { move, forgive });
};
