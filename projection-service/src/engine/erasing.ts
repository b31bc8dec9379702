import { eventCatalogue } from 'contracts/events';
import type { Recorded } from 'contracts/kernel/message';

const types: ReadonlySet<string> = new Set(eventCatalogue.filter(({ erases }) => erases).map(({ type }) => type));

/** Whether somebody is erased by it: then what waits does not wait, whoever it shows is gone from it at once. */
export const isErasing = ({ type }: Pick<Recorded, 'type'>): boolean => types.has(type);

/** What is left after an erasure: nothing where it cannot be told. */
export const leftBy = <T>(erase: () => T): T | undefined => {
  try {
    return erase();
  } catch {
    return undefined;
  }
};
