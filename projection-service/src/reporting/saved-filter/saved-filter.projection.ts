import type { SavedFilterEvent } from 'contracts/reporting/saved-filter/saved-filter.events';
import type { SavedFilterView } from 'contracts/reporting/saved-filter/saved-filter.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per saved filter, by its hash. */
export const savedFilterProjection = projection<SavedFilterView, SavedFilterEvent>({
  name: 'reporting.saved-filter',
  version: 1,
  table: 'saved_filter',
  schema: schemaBeside(import.meta.url),
  columns: { resource: 'text', filter: 'jsonb', createdAt: 'timestamptz' },
  types: ['FilterSaved'],
  createdBy: ['FilterSaved'],
  key: ({ data }) => data.filterId,
  evolve: (_, { data: { filterId: id, resource, filter }, metadata }) => ({
    id,
    resource,
    filter: filter as SavedFilterView['filter'],
    createdAt: metadata.occurredAt,
  }),
});
