import { derivedId, type Id } from '#contracts/kernel/id';

/** One response for each interview and step: inviting twice names the same one. */
export const responseIdOf = (interviewId: Id, stepId: Id | null): Id =>
  derivedId('response', interviewId, stepId ?? 'open');
/** The file that the upload of a take makes. */
export const recordingIdOf = (takeId: Id): Id => derivedId('recording', takeId);
