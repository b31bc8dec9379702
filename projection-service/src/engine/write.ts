import { arrays, asRows, type Columns, names } from './columns.ts';
import type { CounterDelta } from './counters.ts';
import type { Entry, RefRecord } from './fold-state.ts';
import { refOwner } from './lanes.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { RollupDelta } from './rollup.ts';
import { rollupColumns, rollupStatement } from './rollup-write.ts';
import { searchText } from './search-text.ts';
import { type SpreadMove, spreadColumns, spreadStatement } from './spread-table.ts';
import { fieldsOf, quoted, type Schema, searchTable, snake } from './sql-names.ts';

export type Change = {
  rows: readonly Entry[];
  refs: readonly RefRecord[];
  counters: readonly CounterDelta[];
  rollup: readonly RollupDelta[];
  from: bigint;
  until: bigint;
  spreads: readonly SpreadMove[];
  generation: number;
  /** Up to where those who were erased are gone from what is written; null where the transaction sees to it before it ends. */
  erasures: bigint | null;
};

const rowColumns = (projection: Projection): Columns<Entry> => [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['position', 'int8', ({ position }) => position],
  ...fieldsOf(projection).map(([field, type]): Columns<Entry>[number] => [
    quoted(snake(field)),
    type,
    ({ after }) => after?.[field],
  ]),
];

const goneColumns: Columns<Entry> = [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['id', 'uuid', ({ id }) => id],
  ['position', 'int8', ({ position }) => position],
];

const refColumns = (projection: Projection): Columns<RefRecord> => [
  ['tenant_id', 'text', ({ tenantId }) => refOwner(projection, tenantId)],
  ['kind', 'text', ({ kind }) => kind],
  ['id', 'text', ({ id }) => id],
  ['data', 'json', ({ data }) => data],
  ['position', 'int8', ({ position }) => position],
];

const wordColumns = ({ search }: Projection): Columns<Entry> => [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['id', 'uuid', ({ id }) => id],
  ['search', 'text', ({ after }) => searchText((after && search?.(after)) ?? [])],
];

const counterColumns: Columns<CounterDelta> = [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['key', 'text', ({ key }) => key],
  ['n', 'int8', ({ n }) => n],
];

const move = (schema: Schema): string => `update ${schema}.checkpoint set position = $1
  where name = $2 and position = $3 and generation = $4 and version = $5
    and ($6::int8 is null or erasure.last() <= $6) returning true as won`;
const MOVE_PARAMETERS = 6;

/** Whether the search must find a row by other words than before. */
const hasNewWords = ({ search }: Projection, { before, after }: Entry): boolean => {
  if (!search || !after) return false;
  const were = before && search(before);
  const are = search(after);
  return are.length !== were?.length || !are.every((text, index) => text === were[index]);
};

/** SQL that keeps the words beside the rows: as the checkpoint guards them, and nothing in them tells of batches. */
const wordStatements = (projection: Projection, schema: Schema, first: number, gone: number): string => {
  if (!projection.search) return '';
  const table = `${schema}.${searchTable(projection)}`;
  const columns = wordColumns(projection);
  return `, worded as (
      insert into ${table} as t (${names(columns)}) select c.* from moved, ${asRows(columns, first)}
      on conflict (tenant_id, id) do update set search = excluded.search
    ), unworded as (
      delete from ${table} t using moved, ${asRows(goneColumns, gone)} where t.tenant_id = c.tenant_id and t.id = c.id
    )`;
};

/** One statement: the checkpoint by compare-and-set, and only where that was won the rows, refs and counters. */
const statement = (projection: Projection, schema: Schema, isSpreading: boolean): string => {
  const table = `${schema}.${projection.table}`;
  const rows = rowColumns(projection);
  const gone = MOVE_PARAMETERS + 1 + rows.length;
  const refs = gone + goneColumns.length;
  const referred = refColumns(projection);
  const counters = refs + referred.length;
  const words = counters + counterColumns.length;
  const rollup = words + (projection.search ? wordColumns(projection).length : 0);
  const spreads = rollup + rollupColumns(projection).length;
  const changed = rows.map(([name]) => name).filter((name) => name !== 'tenant_id' && name !== quoted('id'));
  return `
    with moved as (${move(schema)}), put as (
      insert into ${table} as t (${names(rows)})
      select c.* from moved, ${asRows(rows, MOVE_PARAMETERS + 1)}
      on conflict (tenant_id, id) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}
      where t.position <= excluded.position
    ), gone as (
      delete from ${table} t using moved, ${asRows(goneColumns, gone)}
      where t.tenant_id = c.tenant_id and t.id = c.id and t.position <= c.position
    ), referred as (
      insert into ${table}_ref as t (${names(referred)}) select c.* from moved, ${asRows(referred, refs)}
      on conflict (tenant_id, kind, id) do update set data = excluded.data, position = excluded.position
      where t.position < excluded.position
    ), counted as (
      merge into ${table}_count t using (select c.* from moved, ${asRows(counterColumns, counters)}) c
      on t.tenant_id = c.tenant_id and t.key = c.key
      when matched and t.n + c.n = 0 then delete
      when matched then update set n = t.n + c.n
      when not matched then insert (tenant_id, key, n) values (c.tenant_id, c.key, c.n)
    )${wordStatements(projection, schema, words, gone)}${rollupStatement(projection, schema, rollup)}${
      isSpreading ? spreadStatement(projection, schema, spreads) : ''
    }
    select won from moved`;
};

/**
 * Writes a folded batch and moves the checkpoint, both or neither. False: somebody else has moved it, or somebody was erased after
 * the batch; nothing was written.
 */
export type Writer = (db: Db, change: Change) => Promise<boolean>;

export const createWriter = (projection: Projection, schema: Schema): Writer => {
  const { name, version } = projection;
  const columns = rowColumns(projection);
  const words = wordColumns(projection);
  const referred = refColumns(projection);
  const rollupCells = rollupColumns(projection);
  const usual = prepared(statement(projection, schema, false));
  const spreading = prepared(statement(projection, schema, true));
  const moveAlone = prepared(move(schema));

  return async (db, { rows, refs, counters, rollup, spreads, from, until, generation, erasures }) => {
    const checkpoint = [until, name, from, generation, version];
    const isSpreading = spreads.length > 0;
    if (rows.length === 0 && refs.length === 0 && !isSpreading) {
      return (await db.query({ ...moveAlone, values: [...checkpoint, null] })).rows.length === 1;
    }
    const { put = [], gone = [] } = Object.groupBy(rows, ({ after }) => (after ? 'put' : 'gone'));
    const values = [
      ...checkpoint,
      erasures,
      ...arrays(columns, put),
      ...arrays(goneColumns, gone),
      ...arrays(referred, refs),
      ...arrays(counterColumns, counters),
      ...(projection.search
        ? arrays(
            words,
            put.filter((entry) => hasNewWords(projection, entry)),
          )
        : []),
      ...arrays(rollupCells, rollup),
      ...(isSpreading ? arrays(spreadColumns, spreads) : []),
    ];
    return (await db.query({ ...(isSpreading ? spreading : usual), values })).rows.length === 1;
  };
};
