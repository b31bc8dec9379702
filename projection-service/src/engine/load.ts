import type pg from 'pg';
import { arrayText } from './array-text.ts';
import type { Touched } from './fold.ts';
import type { RefKey, RowKey } from './fold-state.ts';
import { prepared } from './prepared.ts';
import type { ColumnType, Projection, Row } from './projection.ts';
import { fieldsOf, quoted, type Schema, snake } from './sql-names.ts';

export type LoadedRow = { tenantId: string; row: Row };
export type LoadedRef = { data: unknown; position: bigint };

/** A pool, or the one connection of a transaction. */
export type Db = Pick<pg.ClientBase, 'query'>;

/** Reads what a batch needs of the stored rows and refs. */
export type Loader = {
  rows(db: Db, keys: RowKey[]): Promise<LoadedRow[]>;
  rowsBy(db: Db, lookups: Touched['lookups']): Promise<LoadedRow[]>;
  /** In the order of the keys; undefined where there is none. */
  refs(db: Db, keys: RefKey[]): Promise<(LoadedRef | undefined)[]>;
};

type Statement = { text: string; values: unknown[] };
type Lookup = { tenantId: string | null; value: string };

const reader = (type: string): ((value: unknown) => unknown) | undefined =>
  type === 'int8' ? (value) => (value === null ? null : Number(value)) : undefined;

export const createLoader = (projection: Projection, schema: Schema): Loader => {
  const fields = fieldsOf(projection);
  const types = Object.fromEntries(fields) as Record<string, ColumnType>;
  const readers = fields.map(([name, type]) => [name, reader(type)] as const);
  const table = `${schema}.${projection.table}`;
  const selected = ['tenant_id', ...fields.map(([name]) => quoted(snake(name)))].map((name) => `r.${name}`).join(', ');

  const query = async (db: Db, { text, values }: Statement): Promise<LoadedRow[]> => {
    const result = await db.query<unknown[]>({ ...prepared(text), values, rowMode: 'array' });
    return result.rows.map(([tenantId, ...cells]) => {
      const row: Record<string, unknown> = {};
      readers.forEach(([field, read], index) => {
        row[field] = read ? read(cells[index]) : cells[index];
      });
      return { tenantId: tenantId as string, row: row as Row };
    });
  };

  const scoped = (column: string, wanted: Lookup[]): Statement => ({
    text: `select ${selected} from unnest($1::uuid[], $2::${types[column]}[]) as k(tenant_id, value)
      join ${table} r on r.tenant_id = k.tenant_id and r.${quoted(snake(column))} = k.value`,
    values: [arrayText(wanted.map(({ tenantId }) => tenantId)), arrayText(wanted.map(({ value }) => value))],
  });

  const everywhere = (column: string, wanted: Lookup[]): Statement => ({
    text: `select ${selected} from unnest($1::${types[column]}[]) as k(value)
      join ${table} r on r.${quoted(snake(column))} = k.value`,
    values: [arrayText(wanted.map(({ value }) => value))],
  });

  return {
    rows: (db, keys) =>
      query(db, {
        text: `select ${selected} from unnest($1::uuid[], $2::uuid[]) as k(tenant_id, id)
          join ${table} r on r.tenant_id = k.tenant_id and r.id = k.id`,
        values: [arrayText(keys.map(({ tenantId }) => tenantId)), arrayText(keys.map(({ id }) => id))],
      }),
    rowsBy: async (db, lookups) => {
      const found: LoadedRow[] = [];
      for (const [column, values] of lookups) {
        const { own = [], all = [] } = Object.groupBy(values.values(), (wanted) => (wanted.tenantId ? 'own' : 'all'));
        if (own.length > 0) found.push(...(await query(db, scoped(column, own))));
        if (all.length > 0) found.push(...(await query(db, everywhere(column, all))));
      }
      return found;
    },
    refs: async (db, keys) => {
      const { rows } = await db.query<[string, unknown, bigint]>({
        ...prepared(`select k.ordinal, r.data, r.position
          from unnest($1::text[], $2::text[], $3::text[]) with ordinality as k(tenant_id, kind, id, ordinal)
          join ${table}_ref r on r.tenant_id = k.tenant_id and r.kind = k.kind and r.id = k.id`),
        values: [
          arrayText(keys.map(({ tenantId }) => tenantId)),
          arrayText(keys.map(({ kind }) => kind)),
          arrayText(keys.map(({ id }) => id)),
        ],
        rowMode: 'array',
      });
      const found: (LoadedRef | undefined)[] = keys.map(() => undefined);
      for (const [ordinal, data, position] of rows) found[Number(ordinal) - 1] = { data, position };
      return found;
    },
  };
};
