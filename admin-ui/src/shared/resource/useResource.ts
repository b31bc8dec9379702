import { useSectionTable } from '#admin-ui/layout/section-context';
import type { Section } from '#admin-ui/sections';
import type { Resource } from './description.ts';

export const isResource = (section: Section): section is Resource => 'loadEntity' in section;

/** A resource of the console by its name: where others of its records stand, and what they are called. */
export const useResource = (name: string): Resource => {
  const found = useSectionTable()
    .filter(isResource)
    .find((resource) => resource.name === name);
  if (!found) throw new Error(`The console has no resource ${name}.`);
  return found;
};
