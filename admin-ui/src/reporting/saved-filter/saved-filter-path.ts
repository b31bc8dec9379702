import type { FilteredResource } from 'contracts/reporting/saved-filter/saved-filter.events';
import { CANDIDATES, INTERVIEWS, JOBS } from '#admin-ui/recruiting/paths';

const listOf: Record<FilteredResource, string> = { interviews: INTERVIEWS, candidates: CANDIDATES, jobs: JOBS };

/** Where the console shows a list under a saved filter (docs/product.md REP-10). */
export const savedFilterPath = (resource: FilteredResource, hash: string): string =>
  `/${listOf[resource]}/filter/${hash}/pk`;
