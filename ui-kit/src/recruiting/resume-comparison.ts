import type { ResumeSuggestion } from 'contracts/recruiting/candidate/candidate.resume-reading';

/** What an entry of a list is called. */
export const entryText = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { jobTitle, organization, degreeName, institution, name, address } = entry as Record<string, string>;
  return [jobTitle, organization, degreeName, institution, name, address].filter(Boolean).join(', ');
};

/** When an entry was: two of one name are told apart by it. */
const spanText = (entry: unknown): string => {
  const { startDate, endDate, lastEducationDate } = entry as Record<string, string | undefined>;
  return [startDate, endDate ?? lastEducationDate].filter(Boolean).join(' – ');
};

const entryInShort = (entry: unknown): string => {
  const span = typeof entry === 'object' && entry !== null ? spanText(entry) : '';
  return span ? `${entryText(entry)} (${span})` : entryText(entry);
};

const said = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '[]';
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null && one !== '' && one !== false)
            .sort(([a], [b]) => a.localeCompare(b)),
        )
      : part,
  );
};

/** Whether two values say the same: nothing said is nothing, however it is written. */
export const isSame = (one: unknown, other: unknown): boolean => said(one) === said(other);

/** A value in short, as it stands beside another. */
export const shortText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryInShort).join('; ');
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
    .filter(({ before, value }) => !isSame(before, value));
