import type { Event } from 'contracts/kernel/message';
import type { Setting, SettingRecord } from 'contracts/kernel/setting';
import { listResource, type ReadResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { type Projection, projection, type Row } from '#projection-service/engine/projection';
import { snake } from '#projection-service/engine/sql-names';
import { columnsOf, schemaOf } from './setting.columns.ts';

/** Raised with every change of what the rows of some entity hold: `{ webhook: 2 }`. */
const versions: Record<string, number> = {};

/** One row per record of a settings entity; a removed one has none. */
export const settingProjection = (setting: Setting): Projection => {
  const { context, name, Name, idField, filters, search, events } = setting;
  const table = snake(name);
  const columns = Object.entries(columnsOf(setting)).map(([field, { type }]) => [field, type] as const);
  return projection<Row, Event>({
    name: `${context}.${name}`,
    version: versions[name] ?? 1,
    table,
    schema: schemaOf(setting, table),
    columns: Object.fromEntries(columns),
    types: events.definitions.map(({ type }) => type),
    starts: [`${Name}Created`],
    key: ({ data }) => String(data[idField]),
    evolve: (row, event) => {
      const record = setting.evolve(row as SettingRecord | undefined, event);
      return record && { ...record, version: Number(event.streamVersion) };
    },
    ...(search.length > 0 && { search: (row: Row) => search.map((field) => row[field] as string | null) }),
    counted: filters.map((field) => [field]),
  });
};

/** The list and the single record of a settings entity. */
export const settingResource = (setting: Setting, rows: Projection): ReadResource =>
  listResource(setting.list, { source: projected(rows) });
