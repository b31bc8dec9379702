import { type Composed, payloadOf, type WebhookFacts } from 'contracts/automation/webhook/webhook.compose';
import type { PublicEvent } from 'contracts/automation/webhook/webhook.published';
import { rescheduleIn } from '#integration-workers/engine/reschedule';

/** The interview of an application follows within moments; it says who the applicant is to the company. */
const INTERVIEW_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;

/** Throws while what belongs to an event may still come. */
export const lookAgain = ({ metadata: { occurredAt } }: PublicEvent, now: Date): void => {
  if (now.getTime() - Date.parse(occurredAt) < INTERVIEW_WITHIN_MS) throw rescheduleIn(LOOK_AGAIN_MS);
};

/** What a webhook is told about an event; looked at again where not all is there that will be. */
export const composePayload = async (
  event: PublicEvent,
  facts: WebhookFacts,
  { webhookName, now }: { webhookName: string; now: Date },
): Promise<Composed> => {
  if (event.type === 'ApplicationSubmitted' && !(await facts.interview(event.data.interviewId))) lookAgain(event, now);
  return payloadOf(event, facts, webhookName);
};
