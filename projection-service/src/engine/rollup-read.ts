import { type Day, dayNumber } from 'contracts/kernel/zoned-day';
import type { Ask } from './list-find.ts';
import type { Query } from './list-query.ts';
import { prepared } from './prepared.ts';
import type { Projection, Row } from './projection.ts';
import { monthOf } from './rollup.ts';
import type { RollupOf } from './rollup.types.ts';
import { type Part, type Plan, planOf, type Span } from './rollup-period.ts';
import { quoted, rollupTable, snake, zoneTable } from './sql-names.ts';

/** How many rows of one day hold these values, in the order of the rollup's `by`. */
export type Cell = { values: string[]; day: Day; n: number };
export type Counted = { zone: string; cells: Cell[] };

/** A company may change its zone between the question which it has and the counting: then it is asked once more. */
const TRIES = 5;

const query = (text: string, values: unknown[]): Query => ({ ...prepared(text), values, rowMode: 'array' });
const iso = (at: number): string => new Date(at).toISOString();

const listed = (fields: readonly string[]): string => fields.map((field) => `, t.${quoted(snake(field))}`).join('');

const createQueries = (projection: Projection, { by, keys, at }: RollupOf<Row>) => {
  const time = `t.${quoted(snake(at))}`;
  const months = `select t.month, t.days::text${listed(by)} from read.${rollupTable(projection)} t
    where t.tenant_id = $1 and t.month between $2::date and $3::date`;
  const part = `select count(*)${listed(keys)} from read.${projection.table} t
    where t.tenant_id = $1 and ${time} >= $2::timestamptz and ${time} < $3::timestamptz
    ${keys.length > 0 ? `group by ${listed(keys).slice(2)}` : ''}`;
  return {
    zone: (tenantId: string) =>
      query(`select zone from read.${zoneTable(projection)} where tenant_id = $1`, [tenantId]),
    /** Of every month that a day counts in, also of those that are cut: they know the values by their keys. */
    months: (tenantId: string, span: Span, { days, parts }: Plan) => {
      const touched = [...parts.map(({ day }) => day), ...(days ? [days.first, days.last] : [])];
      const names = span && touched.map((day) => monthOf(day).month).toSorted();
      return query(months, [tenantId, names?.at(0) ?? '-infinity', names?.at(-1) ?? 'infinity']);
    },
    part: (tenantId: string, { from, until }: Part) => query(part, [tenantId, iso(from), iso(until)]),
  };
};

const wholeDays = (months: unknown[][], days: Plan['days']): Cell[] =>
  months.flatMap(([month, counts, ...values]) => {
    const first = dayNumber(String(month));
    return String(counts)
      .slice(1, -1)
      .split(',')
      .flatMap((count, index): Cell[] => {
        const day = first + index;
        const isIn = days === null || (day >= days.first && day <= days.last);
        return count !== '0' && isIn ? [{ values: values as string[], day, n: Number(count) }] : [];
      });
  });

/** Adds what was counted of a part of a day to the cells of that day; the rollup of its month has the values that belong to the keys. */
const addPart = (
  cells: Map<string, Cell>,
  { day, sign }: Part,
  counted: unknown[][],
  valuesOf: Map<string, string[]>,
) => {
  for (const [count, ...keys] of counted) {
    const n = sign * Number(count);
    const values = valuesOf.get(keys.join('\n'));
    if (!values || n === 0) continue;
    const name = `${day}\n${values.join('\n')}`;
    const known = cells.get(name) ?? { values, day, n: 0 };
    cells.set(name, { ...known, n: known.n + n });
  }
};

/** Counts rows by day and values, for any span, from the rollup. Reads no more for many rows than for few. */
export const createRollupRead = (projection: Projection, ask: Ask) => {
  if (!projection.rollup) throw new Error(`The projection ${projection.name} keeps no rollup.`);
  const queries = createQueries(projection, projection.rollup);
  const { by, keys, zone: source } = projection.rollup;
  const keyIndexes = keys.map((key) => by.indexOf(key));
  const zones = new Map<string, string>();

  return async (tenantId: string, span: Span, now: number): Promise<Counted> => {
    for (let tries = 1; ; tries += 1) {
      const assumed = zones.get(tenantId) ?? source.byDefault;
      const plan = planOf(assumed, span, now);
      const [zoneRows, months = [], ...parts] = await ask(tenantId, [
        queries.zone(tenantId),
        queries.months(tenantId, span, plan),
        ...plan.parts.map((part) => queries.part(tenantId, part)),
      ]);
      const zone = String(zoneRows?.[0]?.[0] ?? source.byDefault);
      zones.set(tenantId, zone);
      if (zone !== assumed && tries < TRIES) continue;
      const whole = wholeDays(months, plan.days);
      const cells = new Map(whole.map((cell) => [`${cell.day}\n${cell.values.join('\n')}`, cell]));
      const values = months.map(([, , ...all]) => all as string[]);
      const valuesOf = new Map(values.map((all) => [keyIndexes.map((index) => all[index]).join('\n'), all]));
      for (const [index, part] of plan.parts.entries()) addPart(cells, part, parts[index] ?? [], valuesOf);
      return { zone, cells: [...cells.values()].filter(({ n }) => n > 0) };
    }
  };
};
