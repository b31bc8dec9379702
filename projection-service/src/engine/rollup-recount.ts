import { type Day, dayOf, dayStart } from 'contracts/kernel/zoned-day';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import { DAYS_PER_ROW, monthOf } from './rollup.ts';
import { quoted, rollupTable, type Schema, snake, zoneTable } from './sql-names.ts';

/** Counts the rows of companies into new rollup. `$2` is when each day begins, `$3` and `$4` where it is written down. */
const statement = (projection: Projection, schema: Schema): string => {
  const { by = [], at = '' } = projection.rollup ?? {};
  const columns = by.map((field) => quoted(snake(field)));
  const list = (prefix: string) => columns.map((column) => `, ${prefix}${column}`).join('');
  return `
    with counted as (
      select t.tenant_id${list('t.')}, width_bucket(t.${quoted(snake(at))}, $2::timestamptz[]) as day, count(*)::int4 as n
      from ${schema}.${projection.table} t where t.tenant_id = any($1::uuid[])
      group by t.tenant_id${list('t.')}, day
    ), months as (
      select tenant_id, ($3::date[])[day] as month${list('')}, array_agg(($4::int4[])[day]) as numbers, array_agg(n) as counts
      from counted group by tenant_id, month${list('')}
    )
    insert into ${schema}.${rollupTable(projection)} (tenant_id, month${list('')}, days)
    select tenant_id, month${list('')}, array(
      select coalesce(c.n, 0) from generate_series(1, ${DAYS_PER_ROW}) as d(number)
      left join unnest(numbers, counts) as c(number, n) on c.number = d.number order by d.number)
    from months order by tenant_id, month${list('')}`;
};

/** Counts the rollup of companies of one time zone anew from their rows. Inside a transaction. */
export const recount = async (
  db: Db,
  { projection, schema }: { projection: Projection; schema: Schema },
  zone: string,
  tenantIds: readonly string[],
): Promise<void> => {
  const at = quoted(snake(projection.rollup?.at ?? ''));
  await db.query(`delete from ${schema}.${rollupTable(projection)} where tenant_id = any($1::uuid[])`, [tenantIds]);
  const { rows } = await db.query<{ first: string | null; last: string | null }>(
    `select min(${at}) as first, max(${at}) as last from ${schema}.${projection.table} where tenant_id = any($1::uuid[])`,
    [tenantIds],
  );
  const [{ first, last } = { first: null, last: null }] = rows;
  if (first === null || last === null) return;
  const [from, until] = [dayOf(zone, Date.parse(first)), dayOf(zone, Date.parse(last))];
  const days = Array.from({ length: until - from + 1 }, (_, index): Day => from + index);
  const months = days.map(monthOf);
  await db.query(statement(projection, schema), [
    tenantIds,
    days.map((day) => new Date(dayStart(zone, day)).toISOString()),
    months.map(({ month }) => month),
    months.map(({ index }) => index + 1),
  ]);
};

/** Counts the whole rollup of a table that a rebuild has filled. Inside a transaction. */
export const recountAll = async (db: Db, projection: Projection): Promise<void> => {
  if (!projection.rollup) return;
  const { rows } = await db.query<{ zone: string; tenants: string[] }>(
    `select coalesce(z.zone, $1) as zone, array_agg(t.tenant_id::text) as tenants
     from (select distinct tenant_id from rebuild.${projection.table}) t
     left join rebuild.${zoneTable(projection)} z on z.tenant_id = t.tenant_id group by 1`,
    [projection.rollup.zone.byDefault],
  );
  for (const { zone, tenants } of rows) await recount(db, { projection, schema: 'rebuild' }, zone, tenants);
};
