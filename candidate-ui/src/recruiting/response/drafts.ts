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

/** A browser that keeps nothing, or has no room, refuses: what is written lives as long as its page then, and is sent all the same. */
const orNothing = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** What was written and has not reached the server: kept in this browser. */
export const drafts = {
  get: (responseId: string, questionId: string): Draft | null => {
    const kept = orNothing(() => localStorage.getItem(keyOf(responseId, questionId)));
    return kept === null ? null : draftIn(kept);
  },
  /** Whether it is kept. */
  set: (responseId: string, questionId: string, draft: Draft): boolean =>
    orNothing(() => {
      localStorage.setItem(keyOf(responseId, questionId), JSON.stringify(draft));
      return true;
    }) ?? false,
  remove: (responseId: string, questionId: string): void => {
    orNothing(() => localStorage.removeItem(keyOf(responseId, questionId)));
  },
};
