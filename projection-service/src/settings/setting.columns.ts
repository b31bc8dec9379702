import type { Setting } from 'contracts/kernel/setting';
import { z } from 'zod';
import type { ColumnType } from '#projection-service/engine/projection';
import { quoted, snake } from '#projection-service/engine/sql-names';

type Column = { type: ColumnType; isNullable: boolean };

/** How a field of a settings entity lies in its table. */
const columnOf = (schema: unknown): Column => {
  if (schema instanceof z.ZodNullable) return { ...columnOf(schema.unwrap()), isNullable: true };
  if (schema instanceof z.ZodPipe) return columnOf(schema.def.in);
  if (schema instanceof z.ZodUUID) return { type: 'uuid', isNullable: false };
  if (schema instanceof z.ZodISODateTime) return { type: 'timestamptz', isNullable: false };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return { type: 'text', isNullable: false };
  if (schema instanceof z.ZodBoolean) return { type: 'bool', isNullable: false };
  if (schema instanceof z.ZodNumber) return { type: 'int8', isNullable: false };
  return { type: 'jsonb', isNullable: false };
};

const SERVERS = {
  createdAt: { type: 'timestamptz', isNullable: false },
  updatedAt: { type: 'timestamptz', isNullable: false },
  version: { type: 'int4', isNullable: false },
} satisfies Record<string, Column>;

export const columnsOf = ({ details, facts }: Pick<Setting, 'details' | 'facts'>): Record<string, Column> => ({
  ...Object.fromEntries(Object.entries({ ...details, ...facts }).map(([field, schema]) => [field, columnOf(schema)])),
  ...SERVERS,
});

/** SQL of the table, with an index for each sort and for each filter in each sort. */
export const schemaOf = (setting: Pick<Setting, 'details' | 'facts' | 'filters' | 'sorts'>, table: string): string => {
  const sorted = (field: string) =>
    setting.sorts.includes(field) && field in setting.details ? ' collate "und-x-icu"' : '';
  const columns = Object.entries(columnsOf(setting)).map(
    ([field, { type, isNullable }]) =>
      `${quoted(snake(field))} ${type}${type === 'text' ? sorted(field) : ''}${isNullable ? '' : ' not null'}`,
  );
  const orders = ['', ...setting.filters].flatMap((filter) => setting.sorts.map((sort) => [filter, sort] as const));
  const indexes = orders.map(([filter, sort]) => {
    const name = [table, ...(filter ? [snake(filter)] : []), snake(sort)].join('_');
    const fields = ['tenant_id', ...(filter ? [quoted(snake(filter))] : []), quoted(snake(sort)), 'id'];
    return `create index ${name} on ${table} (${fields.join(', ')});`;
  });
  return `create table ${table} (
  tenant_id uuid not null, position bigint not null, id uuid not null,
  ${columns.join(',\n  ')},
  primary key (tenant_id, id)
);
-- once filled
${indexes.join('\n')}`;
};
