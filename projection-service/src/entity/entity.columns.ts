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
  if (schema instanceof z.ZodNumber) {
    if (!schema.isInt) throw new Error('A number of an entity is whole: z.int(), in a unit that is small enough.');
    return { type: 'int8', isNullable: false };
  }
  return { type: 'jsonb', isNullable: false };
};

/** Columns beside the row's id, tenant and position. */
export const columnsOf = ({ stored }: Pick<Entity, 'stored'>): Record<string, Column> => ({
  ...Object.fromEntries(
    Object.entries(stored)
      .filter(([field]) => field !== 'id')
      .map(([field, schema]) => [field, columnOf(schema)]),
  ),
  version: { type: 'int4', isNullable: false },
});

type Indexed = Pick<Entity, 'stored' | 'filters' | 'sorts'>;

/** SQL of the table; texts that it is sorted by compare as people expect it. */
export const tableOf = (entity: Indexed, table: string, derived: Record<string, ColumnType> = {}): string => {
  const nullable = Object.entries(derived).map(([field, type]) => [field, { type, isNullable: true }] as const);
  const columns = [...Object.entries(columnsOf(entity)), ...nullable].map(([field, { type, isNullable }]) => {
    const collation = type === 'text' && entity.sorts.includes(field) ? ' collate "und-x-icu"' : '';
    return `${quoted(snake(field))} ${type}${collation}${isNullable ? '' : ' not null'}`;
  });
  return `create table ${table} (
  tenant_id uuid not null, position bigint not null, id uuid not null,
  ${columns.join(',\n  ')},
  primary key (tenant_id, id)
);`;
};

/** SQL of an index for each sort and for each filter in each sort. */
export const indexesOf = ({ filters, sorts }: Pick<Entity, 'filters' | 'sorts'>, table: string): string => {
  const orders = ['', ...filters].flatMap((filter) => sorts.map((sort) => [filter, sort] as const));
  const indexes = orders.map(([filter, sort]) => {
    const name = [table, ...(filter ? [snake(filter)] : []), snake(sort)].join('_');
    const fields = ['tenant_id', ...(filter ? [quoted(snake(filter))] : []), quoted(snake(sort)), 'id'];
    return `create index ${name} on ${table} (${fields.join(', ')});`;
  });
  return `-- once filled\n${indexes.join('\n')}`;
};
