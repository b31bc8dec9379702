import type { KeptFilterEvent } from 'contracts/reporting/kept-filter/kept-filter.events';
import type { KeptFilterView } from 'contracts/reporting/kept-filter/kept-filter.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per kept filter, by its hash. */
export const keptFilterProjection = projection<KeptFilterView, KeptFilterEvent>({
  name: 'reporting.kept-filter',
  version: 1,
  table: 'kept_filter',
  schema: schemaBeside(import.meta.url),
  columns: { resource: 'text', filter: 'jsonb', createdAt: 'timestamptz' },
  types: ['FilterKept'],
  starts: ['FilterKept'],
  key: ({ data }) => data.filterId,
  evolve: (_, { data: { filterId: id, resource, filter }, metadata }) => ({
    id,
    resource,
    filter: filter as KeptFilterView['filter'],
    createdAt: metadata.occurredAt,
  }),
});
