import type { FilteredResource } from 'contracts/reporting/saved-filter/saved-filter.events';

/** Where lists stand that are not called as the API calls them. */
const places: Partial<Record<FilteredResource, string>> = {
  'training-programs': 'trainings/programs',
  'training-schedules': 'trainings/group-scheduled',
  'training-assignments': 'trainings/assignments',
};

/** Below /t. */
export const filteredListPath = (resource: FilteredResource): string => places[resource] ?? `recruiting/${resource}`;

/** Where the console shows a list under a saved filter (docs/product.md REP-10). */
export const savedFilterPath = (resource: FilteredResource, hash: string): string =>
  `/${filteredListPath(resource)}/filter/${hash}/pk`;
