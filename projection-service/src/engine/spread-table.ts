import { asRows, type Columns, names } from './columns.ts';
import type { RefKey, RowKey } from './fold-state.ts';
import { rowName } from './fold-state.ts';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { Schema } from './sql-names.ts';

/** A changed ref that more rows show than one batch writes: rows after `after` (null: all) are still to show it. */
export type Spread = { key: RefKey; position: bigint; after: RowKey | null };

/** How far a spread is from a write on. */
export type SpreadMove = Spread & { isDone: boolean };

export const spreadColumns: Columns<SpreadMove> = [
  ['kind', 'text', ({ key }) => key.kind],
  ['tenant_id', 'text', ({ key }) => key.tenantId],
  ['id', 'text', ({ key }) => key.id],
  ['position', 'int8', ({ position }) => position],
  ['after_tenant', 'uuid', ({ after }) => after?.tenantId],
  ['after_id', 'uuid', ({ after }) => after?.id],
  ['is_done', 'bool', ({ isDone }) => isDone],
];

/** SQL that opens, moves and ends spreads, beside the rows that it goes with. */
export const spreadStatement = ({ name }: Projection, schema: Schema, first: number): string => `, spreading as (
    merge into ${schema}.spread t using (
      select '${name}'::text as projection, c.* from moved, ${asRows(spreadColumns, first)}
    ) c on t.projection = c.projection and t.kind = c.kind and t.tenant_id = c.tenant_id and t.id = c.id
    when matched and c.is_done then delete
    when matched then update set position = c.position, after_tenant = c.after_tenant, after_id = c.after_id
    when not matched and not c.is_done then insert (projection, ${names(spreadColumns.slice(0, -1))})
      values (c.projection, ${spreadColumns
        .slice(0, -1)
        .map(([column]) => `c.${column}`)
        .join(', ')})
  )`;

type Row = [kind: string, tenantId: string, id: string, position: bigint, afterTenant: string | null, afterId: string];

/** The open spreads of a projection, the oldest first. */
export const readSpreads = async (db: Db, { name }: Projection, schema: Schema): Promise<Spread[]> => {
  const { rows } = await db.query<Row>({
    ...prepared(`select kind, tenant_id, id, position, after_tenant, after_id
      from ${schema}.spread where projection = $1 order by position, kind`),
    values: [name],
    rowMode: 'array',
  });
  return rows.map(([kind, tenantId, id, position, afterTenant, afterId]) => ({
    key: { name: `${kind}.${tenantId}.${id}`, kind, tenantId, id },
    position,
    after: afterTenant === null ? null : { name: rowName(afterTenant, afterId), tenantId: afterTenant, id: afterId },
  }));
};
