const keyOf = (interviewId: string, questionId: string): string => `onrecord.draft.${interviewId}.${questionId}`;

/** What was written and has not reached the server: kept in this browser. */
export const drafts = {
  get: (interviewId: string, questionId: string): string | null => localStorage.getItem(keyOf(interviewId, questionId)),
  set: (interviewId: string, questionId: string, text: string): void =>
    localStorage.setItem(keyOf(interviewId, questionId), text),
  remove: (interviewId: string, questionId: string): void => localStorage.removeItem(keyOf(interviewId, questionId)),
};
