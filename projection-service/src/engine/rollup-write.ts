import { asRows, type Columns } from './columns.ts';
import type { Projection } from './projection.ts';
import { DAYS_PER_ROW, type RollupDelta } from './rollup.ts';
import { quoted, rollupTable, type Schema, snake } from './sql-names.ts';

const NOTHING = `array_fill(0, '{${DAYS_PER_ROW}}')`;

const keyColumns = ({ rollup, columns }: Projection): Columns<RollupDelta> => [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['month', 'date', ({ month }) => month],
  ...(rollup?.by ?? []).map((field, index): Columns<RollupDelta>[number] => [
    quoted(snake(field)),
    columns[field] ?? 'text',
    ({ values }) => values[index],
  ]),
];

/** The columns of changes of a rollup; an array of arrays would be one array of two dimensions, so days come as text. */
export const rollupColumns = (projection: Projection): Columns<RollupDelta> =>
  projection.rollup ? [...keyColumns(projection), ['days', 'text', ({ days }) => `{${days.join(',')}}`]] : [];

/** SQL that adds changes to the rollup; a row of zeros goes. */
export const rollupStatement = (projection: Projection, schema: Schema, first: number): string => {
  if (!projection.rollup) return '';
  const table = `${schema}.${rollupTable(projection)}`;
  const keys = keyColumns(projection).map(([name]) => name);
  const same = (a: string, b: string) => keys.map((name) => `${a}.${name} = ${b}.${name}`).join(' and ');
  const listed = keys.map((name) => `c.${name}`).join(', ');
  return `, rolled as (
      merge into ${table} t using (
        select ${listed}, array(
          select o + d from unnest(coalesce(s.days, ${NOTHING}), c.days::int4[]) with ordinality as u(o, d, number) order by number
        ) as days
        from moved cross join ${asRows(rollupColumns(projection), first)} left join ${table} s on ${same('s', 'c')}
      ) c on ${same('t', 'c')}
      when matched and c.days = ${NOTHING} then delete
      when matched then update set days = c.days
      when not matched and c.days <> ${NOTHING} then insert (${keys.join(', ')}, days) values (${listed}, c.days)
    )`;
};
