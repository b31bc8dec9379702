import { createContext, useContext } from 'react';
import type { Section } from '#admin-ui/sections';

/** Everything the console has: given from above to pages that are themselves part of it. */
export const SectionContext = createContext<readonly Section[]>([]);

export const useSectionTable = (): readonly Section[] => useContext(SectionContext);
