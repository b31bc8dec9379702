import type { Entity } from 'contracts/kernel/entity';
import { z } from 'zod';
import type { ColumnType } from '#projection-service/engine/projection';
import { quoted, snake } from '#projection-service/engine/sql-names';

type Column = { type: ColumnType; isNullable: boolean };

/** How a field of an entity lies in its table. */
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

export const columnsOf = ({ fields, readOnly }: Pick<Entity, 'fields' | 'readOnly'>): Record<string, Column> => ({
  ...Object.fromEntries(Object.entries({ ...fields, ...readOnly }).map(([field, schema]) => [field, columnOf(schema)])),
  ...SERVERS,
});

/** SQL of the table, with an index for each sort and for each filter in each sort. */
export const schemaOf = (entity: Pick<Entity, 'fields' | 'readOnly' | 'filters' | 'sorts'>, table: string): string => {
  const sorted = (field: string) =>
    entity.sorts.includes(field) && field in entity.fields ? ' collate "und-x-icu"' : '';
  const columns = Object.entries(columnsOf(entity)).map(
    ([field, { type, isNullable }]) =>
      `${quoted(snake(field))} ${type}${type === 'text' ? sorted(field) : ''}${isNullable ? '' : ' not null'}`,
  );
  const orders = ['', ...entity.filters].flatMap((filter) => entity.sorts.map((sort) => [filter, sort] as const));
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
