import { type Day, dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { Entry } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';
import type { RollupOf } from './rollup.types.ts';

/** A row of a rollup holds one month: a count for each of its days. */
export const DAYS_PER_ROW = 31;

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
