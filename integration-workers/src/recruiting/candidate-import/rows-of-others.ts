import { importedId, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';

export type Person = { id: string; email: string };

/** Rows of a chunk whose address somebody has already, other than the candidate whom an earlier try made of that very row. */
export const rowsOfOthers = (
  emails: readonly string[],
  people: readonly Person[],
  { importId, chunk }: { importId: string; chunk: number },
): number[] => {
  const byEmail = Map.groupBy(people, ({ email }) => email);
  return emails.flatMap((email, at) => {
    const row = rowNumber(chunk, at);
    const isOthers = byEmail.get(email)?.some(({ id }) => id !== importedId(importId, row)) ?? false;
    return isOthers ? [row] : [];
  });
};
