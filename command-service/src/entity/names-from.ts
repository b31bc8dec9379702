import { slugText } from 'contracts/kernel/slug-text';

/** Room for a suffix within the 100 characters of a slug. */
const MAX_BASE = 80;
const MIN_LENGTH = 3;
/** Numbered suffixes that are tried before a part of the id. */
const NUMBERED = 5;

/** Slugs for a record without one of its own, best first; the last is the record's alone. */
export const namesFrom = (text: string, { id, kind }: { id: string; kind: string }): string[] => {
  const tail = id.replaceAll('-', '').slice(-12);
  const base = slugText(text, MAX_BASE);
  if (base.length < MIN_LENGTH) return [`${kind}-${tail}`];
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, `${base}-${tail}`];
};
