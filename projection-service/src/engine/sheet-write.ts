import { asRows, type Columns } from './columns.ts';
import type { Projection } from './projection.ts';
import { SHEET_DAYS, type SheetDelta } from './sheet.ts';
import { quoted, type Schema, sheetTable, snake } from './sql-names.ts';

const NOTHING = `array_fill(0, '{${SHEET_DAYS}}')`;

const keyColumns = ({ sheet, columns }: Projection): Columns<SheetDelta> => [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['month', 'date', ({ month }) => month],
  ...(sheet?.by ?? []).map((field, index): Columns<SheetDelta>[number] => [
    quoted(snake(field)),
    columns[field] ?? 'text',
    ({ values }) => values[index],
  ]),
];

/** The columns of changes of sheets; an array of arrays would be one array of two dimensions, so days come as text. */
export const sheetColumns = (projection: Projection): Columns<SheetDelta> =>
  projection.sheet ? [...keyColumns(projection), ['days', 'text', ({ days }) => `{${days.join(',')}}`]] : [];

/** SQL that adds changes to the sheets; a sheet of nothing is none. */
export const sheetStatement = (projection: Projection, schema: Schema, first: number): string => {
  if (!projection.sheet) return '';
  const table = `${schema}.${sheetTable(projection)}`;
  const keys = keyColumns(projection).map(([name]) => name);
  const same = (a: string, b: string) => keys.map((name) => `${a}.${name} = ${b}.${name}`).join(' and ');
  const listed = keys.map((name) => `c.${name}`).join(', ');
  return `, rolled as (
      merge into ${table} t using (
        select ${listed}, array(
          select o + d from unnest(coalesce(s.days, ${NOTHING}), c.days::int4[]) with ordinality as u(o, d, place) order by place
        ) as days
        from moved cross join ${asRows(sheetColumns(projection), first)} left join ${table} s on ${same('s', 'c')}
      ) c on ${same('t', 'c')}
      when matched and c.days = ${NOTHING} then delete
      when matched then update set days = c.days
      when not matched and c.days <> ${NOTHING} then insert (${keys.join(', ')}, days) values (${listed}, c.days)
    )`;
};
