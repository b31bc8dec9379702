import type { ResumeSuggestion } from 'contracts/recruiting/candidate/candidate.resume-reading';

/** What an entry of a list is called. */
export const entryText = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { jobTitle, organization, degreeName, institution, name, address } = entry as Record<string, string>;
  return [jobTitle, organization, degreeName, institution, name, address].filter(Boolean).join(', ');
};

/** A value in short, as it stands beside another. */
export const shortText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryText).join('; ');
  return value === null || value === undefined ? '' : String(value);
};

/** What the other has and this one has not is taken, unless somebody says otherwise. */
export const isTakenAtFirst = (mine: string, others: string): boolean => mine === '' && others !== '';

/** Skills are added to those there are; all else takes the place of what was there. */
const combined = (field: string, mine: unknown, others: unknown): unknown =>
  field === 'skills' ? [...new Set([...((mine as string[] | null) ?? []), ...(others as string[])])] : others;

export type SuggestedValue = { field: string; before: unknown; value: unknown; mine: string; others: string };

/** What a résumé says beside what is held, where that differs. */
export const suggestedValues = (
  suggestions: readonly ResumeSuggestion[],
  held: Readonly<Record<string, unknown>>,
): SuggestedValue[] =>
  suggestions
    .map(({ field, value: read }) => {
      const before = held[field];
      const value = combined(field, before, read);
      return { field, before, value, mine: shortText(before), others: shortText(value) };
    })
    .filter(({ mine, others }) => mine !== others);
