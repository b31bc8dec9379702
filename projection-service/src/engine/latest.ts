import { arrays, asRows, type Columns } from './columns.ts';
import { type CounterDelta, counterName, holdSame, nameIn, tallyCounters } from './counters.ts';
import { type Entry, rowName } from './fold-state.ts';
import type { LatestOf } from './latest.types.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection, Row } from './projection.ts';
import { quoted, type Schema, snake } from './sql-names.ts';

/** What the names of these counters begin with, and those of no counter of all rows. */
export const LATEST = 'latest:';

/** Name of the counter of the latest rows that hold these values. */
export const latestName = ({ latest }: Pick<Projection, 'latest'>, values: Record<string, unknown>): string =>
  `${LATEST}${counterName(latest?.counted ?? [], values)}`;

/** Rows of which one is the latest, as they were and as they are. */
type Group = { tenantId: string; values: unknown[]; before: Row[]; after: Row[] };
type Change = Pick<Entry, 'tenantId' | 'before' | 'after'>;

const groupName = ({ of }: LatestOf<Row>, tenantId: string, row: Row): string =>
  [tenantId, ...of.map((field) => row[field])].join('\n');

/** A moment is the same as an event writes it and as the table does; numbers come as the table orders them. */
const comparable = (type = '', value: unknown): string | number => {
  if (type === 'timestamptz') return Date.parse(String(value));
  return /^(bool|int|float)/.test(type) ? Number(value) : String(value);
};

const latestAmong = ({ columns }: Projection, fields: readonly string[], rows: readonly Row[]): Row | undefined => {
  const isAfter = (one: Row, other: Row): boolean => {
    for (const field of fields) {
      const [a, b] = [one, other].map((row) => comparable(columns[field], row[field]));
      if (a !== undefined && b !== undefined && a !== b) return a > b;
    }
    return false;
  };
  return rows.reduce<Row | undefined>((last, row) => (!last || isAfter(row, last) ? row : last), undefined);
};

/** Loads the rows of these groups that take part, as they are stored. */
const createLoad = (projection: Projection, latest: LatestOf<Row>, schema: Schema) => {
  const { columns, table } = projection;
  const keys: Columns<Group> = [
    ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
    ...latest.of.map((field, index): Columns<Group>[number] => [
      quoted(snake(field)),
      columns[field] ?? 'text',
      ({ values }) => values[index],
    ]),
  ];
  const fields = ['id', ...new Set([...latest.of, latest.present, ...latest.by, ...latest.counted])];
  const text = `select r.tenant_id, ${fields.map((field) => `r.${quoted(snake(field))}`).join(', ')}
    from ${asRows(keys, 1)} join ${schema}.${table} r
      on ${keys.map(([name]) => `r.${name} = c.${name}`).join(' and ')} and r.${quoted(snake(latest.present))} is not null`;
  return async (db: Db, groups: readonly Group[]): Promise<{ tenantId: string; row: Row }[]> => {
    const { rows } = await db.query<unknown[]>({ ...prepared(text), values: arrays(keys, groups), rowMode: 'array' });
    return rows.map(([tenantId, ...cells]) => ({
      tenantId: String(tenantId),
      row: Object.fromEntries(fields.map((field, index) => [field, cells[index]])) as Row,
    }));
  };
};

/** By how much the counters of the latest rows change with these rows, before they are written. */
export type LatestKeeper = (db: Db, entries: readonly Entry[]) => Promise<CounterDelta[]>;

export const keepLatest = (projection: Projection, schema: Schema): LatestKeeper | undefined => {
  const { latest } = projection;
  if (!latest) return undefined;
  const load = createLoad(projection, latest, schema);
  const deciding = [latest.present, ...latest.by, ...latest.counted];
  const order = [...latest.by, 'id'];
  const isIn = (row: Row | undefined): row is Row => row !== undefined && row[latest.present] !== null;
  const countsAlike = ({ before, after }: Change): boolean =>
    isIn(before) && isIn(after) ? holdSame(deciding, before, after) : !isIn(before) && !isIn(after);

  /** Groups of which another row may be the latest, or the same one with other values. */
  const groupsOf = (entries: readonly Entry[]): Map<string, Group> => {
    const groups = new Map<string, Group>();
    for (const entry of entries) {
      const row = entry.after ?? entry.before;
      if (!row || countsAlike(entry)) continue;
      const { tenantId } = entry;
      const values = latest.of.map((field) => row[field]);
      groups.set(groupName(latest, tenantId, row), { tenantId, values, before: [], after: [] });
    }
    return groups;
  };

  return async (db, entries) => {
    const { add, deltas } = tallyCounters();
    const groups = groupsOf(entries);
    if (groups.size === 0) return [];
    const changed = new Set(entries.map(({ name }) => name));
    const stored = await load(db, [...groups.values()]);
    const kept = stored.filter(({ tenantId, row }) => !changed.has(rowName(tenantId, row.id)));
    const hold = (when: 'before' | 'after', tenantId: string, row: Row | undefined) => {
      if (isIn(row)) groups.get(groupName(latest, tenantId, row))?.[when].push(row);
    };
    for (const { tenantId, before, after } of [
      ...entries,
      ...kept.map(({ tenantId, row }): Change => ({ tenantId, before: row, after: row })),
    ]) {
      hold('before', tenantId, before);
      hold('after', tenantId, after);
    }
    const count = (tenantId: string, rows: readonly Row[], n: number) => {
      const row = latestAmong(projection, order, rows);
      const name = row && nameIn(latest.counted, row);
      add(tenantId, name && `${LATEST}${name}`, n);
    };
    for (const { tenantId, before, after } of groups.values()) {
      count(tenantId, before, -1);
      count(tenantId, after, 1);
    }
    return deltas();
  };
};
