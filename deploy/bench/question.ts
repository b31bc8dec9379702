import type { Place } from './place.ts';

/** One number of one question: `value` in `unit`, over `n` operations a round. */
export type Figure = { name: string; value: number; unit: string; n: number };

/** A question of the bench: how it is measured, in a sentence, and the measuring itself. */
export type Question = { name: string; method: string; measure(place: Place): Promise<Figure[]> };

/** Rounds of each measurement; the median is told. */
export const ROUNDS = 3;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs `once` `ROUNDS` times, one after the other. */
export const rounds = async <T>(once: (round: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await once(round));
  return results;
};

/** `n` operations per second. */
export const perSecond = async (n: number, work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return n / ((performance.now() - started) / 1_000);
};

/** Runs `n` operations by `workers` loops at once; `operation` gets its number, 0 to n - 1. */
export const spread = async (
  n: number,
  workers: number,
  operation: (index: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const loop = async () => {
    while (next < n) {
      const index = next;
      next += 1;
      await operation(index);
    }
  };
  await Promise.all(Array.from({ length: workers }, loop));
};

/** The value below which `share` (0 to 1) of the values lie. */
export const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
