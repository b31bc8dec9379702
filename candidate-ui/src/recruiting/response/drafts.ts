const keyOf = (responseId: string, questionId: string): string => `onrecord.draft.${responseId}.${questionId}`;

/** What was written, and the version of the answer that it was written over; null: nobody knows. */
export type Draft = { text: string; answerVersion: number | null };

/** Drafts were once their text alone. */
const draftIn = (kept: string): Draft => {
  try {
    const { text, answerVersion } = JSON.parse(kept) as Partial<Draft>;
    if (typeof text === 'string' && typeof answerVersion === 'number') return { text, answerVersion };
  } catch {
    // A text that is no JSON.
  }
  return { text: kept, answerVersion: null };
};

/** What was written and has not reached the server: kept in this browser. */
export const drafts = {
  get: (responseId: string, questionId: string): Draft | null => {
    const kept = localStorage.getItem(keyOf(responseId, questionId));
    return kept === null ? null : draftIn(kept);
  },
  set: (responseId: string, questionId: string, draft: Draft): void =>
    localStorage.setItem(keyOf(responseId, questionId), JSON.stringify(draft)),
  remove: (responseId: string, questionId: string): void => localStorage.removeItem(keyOf(responseId, questionId)),
};
