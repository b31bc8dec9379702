import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';

export const answeringTypes = [
  ...(['ResponseCreated', 'ResponseExtended', 'ResponseSubmitted', 'ResponseExpired'] as const),
  ...(['ResponseWithdrawn', 'ResponseRestored'] as const),
] as const;
export type Answering = Extract<ResponseEvent, { type: (typeof answeringTypes)[number] }>;

/** A step that somebody was invited to, and until when it is answered; null: it is not open. */
type InvitedStep = { responseId: string; answerBy: string | null };

/** What somebody was invited to answer, in that order, and until when the first of these that is open is; null: none is. */
export type ResponseRequests = { steps: InvitedStep[]; answerBy: string | null };

const untilAfter = ({ type, data }: Answering): string | null => {
  if (type === 'ResponseCreated' || type === 'ResponseRestored') return data.expiresAt;
  return type === 'ResponseExtended' ? data.to : null;
};

/** The first step that is open is the one that the interview leads to (docs/product.md REC-280). */
export const answeringAfter = (event: Answering, { steps: before }: ResponseRequests): ResponseRequests => {
  const { responseId } = event.data;
  const step = { responseId, answerBy: untilAfter(event) };
  const steps = before.some((one) => one.responseId === responseId)
    ? before.map((one) => (one.responseId === responseId ? step : one))
    : [...before, step];
  return { steps, answerBy: steps.find(({ answerBy }) => answerBy !== null)?.answerBy ?? null };
};
