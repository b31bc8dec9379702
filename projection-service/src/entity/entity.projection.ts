import type { Entity, EntityRecord } from 'contracts/kernel/entity';
import type { Event } from 'contracts/kernel/message';
import { listResource, type ReadResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { type Projection, projection, type Row } from '#projection-service/engine/projection';
import { snake } from '#projection-service/engine/sql-names';
import { columnsOf, schemaOf } from './entity.columns.ts';

/** Raised with every change of what the rows of some entity hold: `{ webhook: 2 }`. */
const versions: Record<string, number> = {};

/** One row per record of an entity; a removed one has none. */
export const entityProjection = (entity: Entity): Projection => {
  const { context, name, Name, idField, filters, search, events } = entity;
  const table = snake(name);
  const columns = Object.entries(columnsOf(entity)).map(([field, { type }]) => [field, type] as const);
  return projection<Row, Event>({
    name: `${context}.${name}`,
    version: versions[name] ?? 1,
    table,
    schema: schemaOf(entity, table),
    columns: Object.fromEntries(columns),
    types: events.definitions.map(({ type }) => type),
    createdBy: [`${Name}Created`],
    key: ({ data }) => String(data[idField]),
    evolve: (row, event) => {
      const record = entity.evolve(row as EntityRecord | undefined, event);
      return record && { ...record, version: Number(event.streamVersion) };
    },
    ...(search.length > 0 && { search: (row: Row) => search.map((field) => row[field] as string | null) }),
    counted: filters.map((field) => [field]),
  });
};

/** The list and the single record of an entity. */
export const entityResource = (entity: Entity, rows: Projection): ReadResource =>
  listResource(entity.list, { source: projected(rows) });
