import { LATEST } from './latest.ts';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import { quoted, type Schema, snake } from './sql-names.ts';

/** Counts the latest rows anew from the table, of these companies or, null, of all. Inside a transaction. */
export const recountLatest = async (
  db: Db,
  { projection, schema }: { projection: Projection; schema: Schema },
  tenantIds: readonly string[] | null,
): Promise<void> => {
  const { latest, table } = projection;
  if (!latest) return;
  const column = (field: string) => quoted(snake(field));
  const group = ['tenant_id', ...latest.of.map(column)].join(', ');
  const order = [...latest.by, 'id'].map((field) => `${column(field)} desc`).join(', ');
  const name = latest.counted.map((field) => `'${field}=' || ${column(field)}::text`).join(` || '&' || `);
  const ofCompanies = '($1::uuid[] is null or tenant_id = any($1))';
  await db.query(`delete from ${schema}.${table}_count where starts_with(key, '${LATEST}') and ${ofCompanies}`, [
    tenantIds,
  ]);
  await db.query(
    `insert into ${schema}.${table}_count (tenant_id, key, n)
     select tenant_id, '${LATEST}' || key, count(*) from (
       select distinct on (${group}) tenant_id, ${name} as key from ${schema}.${table}
       where ${column(latest.present)} is not null and ${ofCompanies} order by ${group}, ${order}) counted
     where key is not null group by tenant_id, key`,
    [tenantIds],
  );
};
