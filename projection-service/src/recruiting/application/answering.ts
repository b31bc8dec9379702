import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';

export const answeringTypes = [
  ...(['ResponseCreated', 'ResponseExtended', 'ResponseSubmitted', 'ResponseExpired'] as const),
  ...(['ResponseWithdrawn', 'ResponseRestored'] as const),
] as const;
export type Answering = Extract<ResponseEvent, { type: (typeof answeringTypes)[number] }>;

/** What somebody is asked now, and until when; null: nothing that is open. */
export type ResponseRequest = { responseId: string | null; answerBy: string | null };

/** The step that they were invited to last is the present one: an earlier one that ends, or gets more days, changes nothing of it. */
export const answeringAfter = (
  { type, data }: Answering,
  { responseId, answerBy }: ResponseRequest,
): ResponseRequest => {
  if (type === 'ResponseCreated') return { responseId: data.responseId, answerBy: data.expiresAt };
  if (data.responseId !== responseId) return { responseId, answerBy };
  if (type === 'ResponseRestored') return { responseId, answerBy: data.expiresAt };
  return { responseId, answerBy: type === 'ResponseExtended' ? data.to : null };
};
