import type pg from 'pg';
import { isAway, isOneStatements } from './away.ts';

/** Milliseconds for which nobody waits for a database that did not answer; then one finds out whether it does. */
const OPEN_MS = 1_000;

const away = (): Error => Object.assign(new Error('the database did not answer a moment ago'), { code: '08006' });

/** Lets statements fail at once while the database does not answer, in place of waiting for it one by one. */
export const withCircuit = (pool: pg.Pool): pg.Pool => {
  let openUntil = 0;
  const through = async <T>(run: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    if (now < openUntil) throw away();
    // The first after that is the one that finds out.
    if (openUntil > 0) openUntil = now + OPEN_MS;
    try {
      const result = await run();
      openUntil = 0;
      return result;
    } catch (error) {
      if (isAway(error) && !isOneStatements(error)) openUntil = performance.now() + OPEN_MS;
      throw error;
    }
  };
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(pool, {
    query: (...args: unknown[]) => through(() => query(...args)),
    // The pool's own statements pass a callback, and are counted already.
    connect: (...args: unknown[]) => (args.length > 0 ? connect(...args) : through(() => connect())),
  });
};
