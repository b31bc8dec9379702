import type { CounterDelta } from './counters.ts';
import type { Entry, RefRecord } from './fold-state.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection, Row } from './projection.ts';
import { searchText } from './search-text.ts';
import { fieldsOf, quoted, type Schema, snake } from './sql-names.ts';

export type Change = {
  rows: readonly Entry[];
  refs: readonly RefRecord[];
  counters: readonly CounterDelta[];
  from: bigint;
  until: bigint;
  generation: number;
};

const recordSet = (parameter: number, fields: readonly (readonly [string, string])[]): string =>
  `json_to_recordset($${parameter}::json) as c(${fields.map(([name, type]) => `"${name}" ${type}`).join(', ')})`;

/** One statement: the checkpoint by compare-and-set, and only where that was won the rows, refs and counters. */
const statement = (projection: Projection, schema: Schema): string => {
  const table = `${schema}.${projection.table}`;
  const fields = fieldsOf(projection);
  const written = fields.filter(([name]) => name !== 'id').map(([name]) => quoted(snake(name)));
  return `
    with moved as (
      update ${schema}.checkpoint set position = $1
      where name = $2 and position = $3 and generation = $4 and version = $5
      returning true as won
    ), put as (
      insert into ${table} as t (tenant_id, position, id, ${written.join(', ')})
      select c."tenantId", c."position", ${fields.map(([name]) => `c."${name}"`).join(', ')}
      from moved, ${recordSet(6, [['tenantId', 'uuid'], ['position', 'int8'], ...fields])}
      on conflict (tenant_id, id) do update
        set position = excluded.position, ${written.map((name) => `${name} = excluded.${name}`).join(', ')}
        where t.position < excluded.position
    ), gone as (
      delete from ${table} t using moved, ${recordSet(7, [
        ['tenantId', 'uuid'],
        ['id', 'uuid'],
        ['position', 'int8'],
      ])}
      where t.tenant_id = c."tenantId" and t.id = c.id and t.position < c."position"
    ), referred as (
      insert into ${table}_ref as t (tenant_id, kind, id, data, position)
      select c."tenantId", c.kind, c.id, c.data, c."position"
      from moved, ${recordSet(8, [
        ['tenantId', 'text'],
        ['kind', 'text'],
        ['id', 'text'],
        ['data', 'json'],
        ['position', 'int8'],
      ])}
      on conflict (tenant_id, kind, id) do update set data = excluded.data, position = excluded.position
        where t.position < excluded.position
    ), counted as (
      merge into ${table}_count t
      using (select c.* from moved, ${recordSet(9, [
        ['tenantId', 'uuid'],
        ['key', 'text'],
        ['n', 'int8'],
      ])}) d
      on t.tenant_id = d."tenantId" and t.key = d.key
      when matched and t.n + d.n = 0 then delete
      when matched then update set n = t.n + d.n
      when not matched then insert (tenant_id, key, n) values (d."tenantId", d.key, d.n)
    )
    select won from moved`;
};

const advance = (schema: Schema): string => `
  update ${schema}.checkpoint set position = $1
  where name = $2 and position = $3 and generation = $4 and version = $5
  returning true as won`;

/** Writes a folded batch and moves the checkpoint, both or neither. False: somebody else has moved it, nothing was written. */
export type Writer = (db: Db, change: Change) => Promise<boolean>;

export const createWriter = (projection: Projection, schema: Schema): Writer => {
  const { name, version, search } = projection;
  const put = prepared(statement(projection, schema));
  const move = prepared(advance(schema));

  const rowJson = ({ tenantId, position, after }: Entry): string => {
    const found = search ? `"search":${JSON.stringify(searchText(search(after as Row)))},` : '';
    return `{"tenantId":"${tenantId}","position":${position},${found}${JSON.stringify(after).slice(1)}`;
  };

  return async (db, { rows, refs, counters, from, until, generation }) => {
    const place = [until, name, from, generation, version];
    if (rows.length === 0 && refs.length === 0) {
      return (await db.query({ ...move, values: place })).rows.length === 1;
    }
    const puts = rows.filter(({ after }) => after);
    const gone = rows.flatMap(({ tenantId, id, after, position }) =>
      after ? [] : [{ tenantId, id, position: Number(position) }],
    );
    const referred = refs.map(({ changed: _, position, ...ref }) => ({ ...ref, position: Number(position) }));
    const values = [
      ...place,
      `[${puts.map(rowJson).join(',')}]`,
      JSON.stringify(gone),
      JSON.stringify(referred),
      JSON.stringify(counters),
    ];
    return (await db.query({ ...put, values })).rows.length === 1;
  };
};
