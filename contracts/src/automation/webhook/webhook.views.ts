import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { attemptFaults, deliveryStatuses, webhookMethods } from './webhook.choices.ts';

const Headers = z.record(z.string(), z.string());

/** One request to the consumer. Answers are kept in part, and not at all once the candidate was erased. */
export const AttemptView = z.object({
  at: z.iso.datetime(),
  /** Milliseconds. */
  duration: z.int(),
  method: z.enum(webhookMethods).optional(),
  /** As it was sent; null once the candidate was erased. */
  url: z.string().nullable().optional(),
  requestHeaders: Headers,
  /** Those that the webhook sends along, without what is secret of them; null once the candidate was erased. */
  ownHeaders: Headers.nullable().optional(),
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
  /** The job, candidate, application, interview, training, certificate or acknowledgement that the event is about; null for a test. */
  recordId: Id.nullable(),
  /** The delivery about the same record that it waits for. */
  waitsFor: Id.nullable(),
  /** The replay that sends it again, the last of them. */
  replayId: Id.nullable(),
  /** As it was sent; null before the first attempt and once the candidate was erased. */
  payload: z.string().nullable(),
  attempts: z.array(AttemptView),
  /** What was sent and answered is kept from whoever may not change webhooks: it says who people are. */
  isWithheld: z.boolean(),
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

/** A request as it would be sent: header by header, in the order in which they are written. */
export const RequestPreview = z.object({
  method: z.enum(webhookMethods),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** Tags that have neither a value nor a fallback. */
  missing: z.array(z.string()),
});
export type RequestPreview = z.infer<typeof RequestPreview>;

/** Something that a webhook would have been told of. */
export const PastEventView = z.object({
  id: Id,
  happenedAt: z.iso.datetime(),
  candidateName: z.string().nullable(),
  jobTitle: z.string(),
  userName: z.string().nullable(),
  /** What a program or a document was called then. */
  recordName: z.string().nullable(),
});
export type PastEventView = z.infer<typeof PastEventView>;
