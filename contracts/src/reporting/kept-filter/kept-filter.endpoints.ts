import { ById, endpoint } from '#contracts/kernel/endpoint';
import { ListFilter } from './kept-filter.events.ts';
import { KeptFilterView } from './kept-filter.views.ts';

// Whoever may read the list may keep and open its filters: asked by resource, in the handlers.
export const keepFilter = endpoint({
  method: 'POST',
  path: '/api/tenant/kept-filters',
  access: 'member',
  summary: 'Keep the filter of a list under a hash; the same filter has the same hash',
  body: ListFilter,
  answer: KeptFilterView.omit({ createdAt: true }),
  status: 201,
});
export const showKeptFilter = endpoint({
  method: 'GET',
  path: '/api/tenant/kept-filters/:id',
  access: 'member',
  summary: 'Read a kept filter',
  params: ById,
  answer: KeptFilterView,
});
