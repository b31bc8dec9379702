import { ById, endpoint } from '#contracts/kernel/endpoint';
import { ListFilter } from './saved-filter.events.ts';
import { SavedFilterView } from './saved-filter.views.ts';

// Whoever may read the list may save and open its filters: asked by resource, in the handlers.
export const saveFilter = endpoint({
  method: 'POST',
  path: '/api/tenant/saved-filters',
  access: 'member',
  summary: 'Save a list’s filter under a hash; the same filter always has the same hash',
  body: ListFilter,
  answer: SavedFilterView.omit({ createdAt: true }),
  status: 201,
});
export const showSavedFilter = endpoint({
  method: 'GET',
  path: '/api/tenant/saved-filters/:id',
  access: 'member',
  summary: 'Get a saved filter',
  params: ById,
  answer: SavedFilterView,
});
