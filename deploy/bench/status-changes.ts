import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, succeeded } from './product.ts';
import { statusAt } from './visible.ts';

type Options = {
  /** Interviews that are moved in turn. */
  ids: readonly string[];
  /** How many changes at least. */
  count: number;
  /** Between one and the next. */
  pauseMs: number;
};

/** Status changes of one recruiter, one after the other: milliseconds that each took. They go on until there are enough, and `isOver`. */
export const statusChanges = ({ call }: Product, { ids, count, pauseMs }: Options) => {
  let next = 0;
  const change = async (): Promise<number> => {
    const body = { status: statusAt(next, ids), comment: 'Came prepared.' };
    const path = `/api/tenant/interviews/${ids[next % ids.length]}/status`;
    next += 1;
    const started = performance.now();
    succeeded(await call('POST', path, { body }));
    return performance.now() - started;
  };
  return async (isOver = (): boolean => true): Promise<number[]> => {
    const taken: number[] = [];
    while (taken.length < count || !isOver()) {
      taken.push(await change());
      await sleep(pauseMs);
    }
    return taken;
  };
};
