import type { Day } from 'contracts/kernel/zoned-day';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import type { Entry } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';

/** Days that a sheet has room for. */
export const SHEET_DAYS = 31;

/**
 * A roll-up: how many rows of a company hold these values, by the day of `at` in the company's time zone; one sheet for each
 * month. It is as large for a million rows as for ten thousand.
 */
export type SheetOf<R> = {
  /** Fields that together make a sheet. None of them is ever null. */
  by: readonly (keyof R & string)[];
  at: keyof R & string;
  /** Those of `by` that decide the others, and lie in the index that begins with the company and `at`. */
  keys: readonly (keyof R & string)[];
};

/** By how much one sheet changes. `month` is its first day: `2026-03-01`. */
export type SheetDelta = { tenantId: string; month: string; values: unknown[]; days: Int32Array };

/** The sheet that a day is on, and its place there, from 0. */
export const placeOf = (day: Day): { month: string; place: number } => {
  const name = dayName(day);
  return { month: `${name.slice(0, -2)}01`, place: Number(name.slice(-2)) - 1 };
};

const isSame = ({ by, at }: SheetOf<Row>, before: Row, after: Row): boolean =>
  before[at] === after[at] && by.every((field) => before[field] === after[field]);

/** By how much each sheet changes with these rows; `zoneOf` knows the time zone of each company. */
export const sheetDeltas = (
  { sheet }: Pick<Projection, 'sheet'>,
  entries: readonly Entry[],
  zoneOf: (tenantId: string) => string,
): SheetDelta[] => {
  if (!sheet) return [];
  const deltas = new Map<string, SheetDelta>();
  const places = new Map<Day, ReturnType<typeof placeOf>>();
  const add = (tenantId: string, row: Row, n: number) => {
    const day = dayOf(zoneOf(tenantId), Date.parse(String(row[sheet.at])));
    const known = places.get(day) ?? placeOf(day);
    places.set(day, known);
    const values = sheet.by.map((field) => row[field]);
    const name = `${tenantId}\n${known.month}\n${values.join('\n')}`;
    let delta = deltas.get(name);
    if (!delta) {
      delta = { tenantId, month: known.month, values, days: new Int32Array(SHEET_DAYS) };
      deltas.set(name, delta);
    }
    delta.days[known.place] = (delta.days[known.place] ?? 0) + n;
  };
  for (const { tenantId, before, after } of entries) {
    if (before && after && isSame(sheet, before, after)) continue;
    if (before) add(tenantId, before, -1);
    if (after) add(tenantId, after, 1);
  }
  return [...deltas.values()].filter(({ days }) => days.some((n) => n !== 0));
};
