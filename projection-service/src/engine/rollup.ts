import type { Event, Recorded } from 'contracts/kernel/message';
import { type Day, dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { Entry } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';

/** A row of a rollup holds one month: a count for each of its days. */
export const DAYS_PER_ROW = 31;

/** Where the time zone of a tenant is said. */
export type ZoneSource<E extends Event = Event> = {
  types: readonly E['type'][];
  /** Of a tenant that has not said otherwise. */
  byDefault: string;
  /** The zone from this event on; undefined where it says nothing of it. */
  zoneIn(event: Recorded<E>): string | undefined;
};

/**
 * A daily rollup: how many rows of a tenant hold these values, by the day of `at` in the tenant's time zone, one row for
 * each month. It is as large for a million rows of the projection as for ten thousand.
 */
export type RollupOf<R> = {
  /** Fields that the counts are grouped by. None of them is ever null. */
  by: readonly (keyof R & string)[];
  at: keyof R & string;
  /** Those of `by` that decide the others, and lie in the index that begins with the company and `at`. */
  keys: readonly (keyof R & string)[];
  zone: ZoneSource;
};

/** By how much one row of a rollup changes. `month` is its first day: `2026-03-01`. */
export type RollupDelta = { tenantId: string; month: string; values: unknown[]; days: Int32Array };

/** The month of a day, and the index of the day in it. */
export const monthOf = (day: Day): { month: string; index: number } => {
  const name = dayName(day);
  return { month: `${name.slice(0, -2)}01`, index: Number(name.slice(-2)) - 1 };
};

const isSame = ({ by, at }: RollupOf<Row>, before: Row, after: Row): boolean =>
  before[at] === after[at] && by.every((field) => before[field] === after[field]);

/** By how much the rollup changes with these rows; `zoneOf` knows the time zone of each tenant. */
export const rollupDeltas = (
  { rollup }: Pick<Projection, 'rollup'>,
  entries: readonly Entry[],
  zoneOf: (tenantId: string) => string,
): RollupDelta[] => {
  if (!rollup) return [];
  const deltas = new Map<string, RollupDelta>();
  const months = new Map<Day, ReturnType<typeof monthOf>>();
  const add = (tenantId: string, row: Row, n: number) => {
    const day = dayOf(zoneOf(tenantId), Date.parse(String(row[rollup.at])));
    const known = months.get(day) ?? monthOf(day);
    months.set(day, known);
    const values = rollup.by.map((field) => row[field]);
    const name = `${tenantId}\n${known.month}\n${values.join('\n')}`;
    let delta = deltas.get(name);
    if (!delta) {
      delta = { tenantId, month: known.month, values, days: new Int32Array(DAYS_PER_ROW) };
      deltas.set(name, delta);
    }
    delta.days[known.index] = (delta.days[known.index] ?? 0) + n;
  };
  for (const { tenantId, before, after } of entries) {
    if (before && after && isSame(rollup, before, after)) continue;
    if (before) add(tenantId, before, -1);
    if (after) add(tenantId, after, 1);
  }
  return [...deltas.values()].filter(({ days }) => days.some((n) => n !== 0));
};
