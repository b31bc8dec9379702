import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { attemptFaults, deliveryStatuses } from './webhook.choices.ts';

const Headers = z.record(z.string(), z.string());

/** One POST to the consumer. Answers are kept in part, and not at all once the candidate was erased. */
export const AttemptView = z.object({
  at: z.iso.datetime(),
  /** Milliseconds. */
  duration: z.int(),
  requestHeaders: Headers,
  /** Null where no answer came. */
  status: z.int().nullable(),
  responseHeaders: Headers.nullable(),
  responseBody: z.string().nullable(),
  fault: z.enum(attemptFaults).nullable(),
  /** What the network said: `ECONNREFUSED`. */
  detail: z.string().nullable(),
});
export type AttemptView = z.infer<typeof AttemptView>;

/** What became of one event at one webhook. */
export const DeliveryView = z.object({
  id: Id,
  webhookId: Id,
  /** The `webhook-id` of every attempt. */
  eventId: Id,
  type: z.string(),
  status: z.enum(deliveryStatuses),
  /** The replay that sends it again, the last of them. */
  replayId: Id.nullable(),
  /** As it was sent; null before the first attempt and once the candidate was erased. */
  payload: z.string().nullable(),
  attempts: z.array(AttemptView),
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;
