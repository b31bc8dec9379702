import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import type { SeedCommand, Step } from '#deploy/seed/step';

/** Filters of candidates that somebody of the company shares with all who may open the list. */
export const planNamedFilters = ({ subdomain, namedFilters = [] }: CompanyContent, now: Date): Step[] =>
  namedFilters.map(({ by, daysAgo, label, filter = {}, ...said }): Step => {
    const id = demoId('namedFilter', subdomain, said.name);
    const data = {
      ...{ namedFilterId: id, list: 'candidates', isShared: true, ...said },
      filter: { ...filter, ...(label && { labelId: demoId('label', subdomain, label) }) },
    };
    // Whose it is, the handler fills in.
    const create = { aggregate: 'namedFilter', command: { type: 'CreateNamedFilter', data } } as SeedCommand;
    return { ...create, id, by, at: daysBefore(now, daysAgo), key: `demo-${id}` };
  });
