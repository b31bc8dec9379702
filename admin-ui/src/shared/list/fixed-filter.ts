import { createContext, type ReactNode, useContext } from 'react';

/** A filter that a list stands under by its address, not by what somebody chose in it. */
export type FixedFilter = {
  /** Tells this list's remembered query from that of the list without it. */
  name: string;
  filter: Record<string, unknown>;
  /** Under the title: what is filtered, and the way out. */
  line: ReactNode;
  /** Where the list stands without it. */
  path: string;
  /** It makes a list of its own: what that is called, where its records are, and where one is made. */
  own?: { title: string; createPath: string; pathOf: (record: { id: string }) => string };
};

/** Sources that say when. */
export const TIMES = ['updatedAt_gte', 'updatedAt_lte', 'createdAt_gte', 'createdAt_lte', 'hiredAt_gte', 'hiredAt_lte'];

export const FixedFilterContext = createContext<FixedFilter | null>(null);
export const useFixedFilter = (): FixedFilter | null => useContext(FixedFilterContext);

/** Whether one of these is decided by the address already: there is nothing to choose then. */
export const useIsFixed = (...sources: string[]): boolean => {
  const fixed = useFixedFilter();
  return fixed !== null && sources.some((source) => source in fixed.filter);
};
