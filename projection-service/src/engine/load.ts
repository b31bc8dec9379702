import type pg from 'pg';
import { arrayText } from './array-text.ts';
import type { Lookup } from './fold.ts';
import { type RefKey, type RowKey, rowName, type StoredRow } from './fold-state.ts';
import { inLane, refOwner } from './lanes.ts';
import { prepared } from './prepared.ts';
import type { ColumnType, Projection, Row } from './projection.ts';
import { fieldsOf, quoted, type Schema, snake } from './sql-names.ts';

export type LoadedRef = { data: unknown; position: bigint };

/** A pool, or the one connection of a transaction. */
export type Db = Pick<pg.ClientBase, 'query'>;

/** Reads what a batch needs of the stored rows and refs. */
export type Loader = {
  rows(db: Db, keys: readonly RowKey[]): Promise<StoredRow[]>;
  /** Rows that were looked up, at most about `most`. */
  rowsBy(db: Db, lookups: readonly Lookup[], most: number): Promise<StoredRow[]>;
  /** How many rows each lookup finds, counted up to `most`. */
  counts(db: Db, lookups: readonly Lookup[], most: number): Promise<number[]>;
  /** The next rows that one lookup finds after `after`, in the order of the table's key. */
  keysBy(db: Db, lookup: Lookup, after: RowKey | null, most: number): Promise<RowKey[]>;
  /** In the order of the keys; undefined where there is none. */
  refs(db: Db, keys: readonly RefKey[]): Promise<(LoadedRef | undefined)[]>;
};

type Statement = { text: string; values: unknown[] };

const NOWHERE = '00000000-0000-0000-0000-000000000000';

const reader = (type: string): ((value: unknown) => unknown) | undefined =>
  type === 'int8' ? (value) => (value === null ? null : Number(value)) : undefined;

/** Lookups of one column, in one company each or in every one: what one statement can ask. */
const alike = ({ column, tenantId }: Lookup): string => `${tenantId === null} ${column}`;

export const createLoader = (projection: Projection, schema: Schema): Loader => {
  const fields = fieldsOf(projection);
  const types = Object.fromEntries(fields) as Record<string, ColumnType>;
  const readers = fields.map(([name, type]) => [name, reader(type)] as const);
  const table = `${schema}.${projection.table}`;
  const selected = ['tenant_id', 'position', ...fields.map(([name]) => quoted(snake(name)))]
    .map((name) => `r.${name}`)
    .join(', ');

  const query = async (db: Db, { text, values }: Statement): Promise<StoredRow[]> => {
    const result = await db.query<unknown[]>({ ...prepared(text), values, rowMode: 'array' });
    return result.rows.map(([tenantId, position, ...cells]) => {
      const row: Record<string, unknown> = {};
      readers.forEach(([field, read], index) => {
        row[field] = read ? read(cells[index]) : cells[index];
      });
      return { tenantId: tenantId as string, row: row as Row, position: position as bigint };
    });
  };

  /** SQL of `k`, what is looked up, and of the condition that rows `r` meet. */
  const wanted = (lookups: readonly Lookup[]) => {
    const [{ column, tenantId } = { column: 'id', tenantId: null }] = lookups;
    const holds = `r.${quoted(snake(column))} = k.value`;
    return {
      keys: `unnest($1::uuid[], $2::${types[column]}[]) with ordinality as k(tenant_id, value, ordinal)`,
      holds: `${tenantId === null ? inLane(projection, 'r.tenant_id') : 'r.tenant_id = k.tenant_id'} and ${holds}`,
      values: [arrayText(lookups.map((one) => one.tenantId)), arrayText(lookups.map(({ value }) => value))],
    };
  };

  return {
    rows: (db, keys) =>
      query(db, {
        text: `select ${selected} from unnest($1::uuid[], $2::uuid[]) as k(tenant_id, id)
          join ${table} r on r.tenant_id = k.tenant_id and r.id = k.id`,
        values: [arrayText(keys.map(({ tenantId }) => tenantId)), arrayText(keys.map(({ id }) => id))],
      }),
    rowsBy: async (db, lookups, most) => {
      let found: StoredRow[] = [];
      for (const group of Map.groupBy(lookups, alike).values()) {
        const { keys, holds, values } = wanted(group);
        const text = `select ${selected} from ${keys} join ${table} r on ${holds} limit $3`;
        found = found.concat(await query(db, { text, values: [...values, most] }));
      }
      return found;
    },
    counts: async (db, lookups, most) => {
      const counts = new Map<Lookup, number>();
      for (const group of Map.groupBy(lookups, alike).values()) {
        const { keys, holds, values } = wanted(group);
        const { rows } = await db.query<[bigint, bigint]>({
          ...prepared(`select k.ordinal, s.n from ${keys} cross join lateral (
            select count(*) as n from (select from ${table} r where ${holds} limit $3) f) s where s.n > 0`),
          values: [...values, most],
          rowMode: 'array',
        });
        for (const [ordinal, n] of rows) {
          const lookup = group[Number(ordinal) - 1];
          if (lookup) counts.set(lookup, Number(n));
        }
      }
      return lookups.map((lookup) => counts.get(lookup) ?? 0);
    },
    keysBy: async (db, lookup, after, most) => {
      const { keys, holds, values } = wanted([lookup]);
      // All are found by the column first: walking the whole table in its order would find few of them.
      const { rows } = await db.query<[string, string]>({
        ...prepared(`select f.tenant_id, f.id from (select r.tenant_id, r.id from ${keys} join ${table} r on ${holds}
            and (r.tenant_id, r.id) > ($3::uuid, $4::uuid) offset 0) f order by f.tenant_id, f.id limit $5`),
        values: [...values, after?.tenantId ?? NOWHERE, after?.id ?? NOWHERE, most],
        rowMode: 'array',
      });
      return rows.map(([tenantId, id]) => ({ name: rowName(tenantId, id), tenantId, id }));
    },
    refs: async (db, keys) => {
      const { rows } = await db.query<[string, unknown, bigint]>({
        ...prepared(`select k.ordinal, r.data, r.position
          from unnest($1::text[], $2::text[], $3::text[]) with ordinality as k(tenant_id, kind, id, ordinal)
          join ${table}_ref r on r.tenant_id = k.tenant_id and r.kind = k.kind and r.id = k.id`),
        values: [
          arrayText(keys.map(({ tenantId }) => refOwner(projection, tenantId))),
          arrayText(keys.map(({ kind }) => kind)),
          arrayText(keys.map(({ id }) => id)),
        ],
        rowMode: 'array',
      });
      const found: (LoadedRef | undefined)[] = keys.map(() => undefined);
      for (const [ordinal, data, position] of rows) found[Number(ordinal) - 1] = { data: data ?? undefined, position };
      return found;
    },
  };
};
