import type { FilteredResource } from 'contracts/reporting/saved-filter/saved-filter.events';

/** Where the console shows a list under a saved filter (docs/product.md REP-10). */
export const savedFilterPath = (resource: FilteredResource, hash: string): string =>
  `/recruiting/${resource}/filter/${hash}/pk`;
