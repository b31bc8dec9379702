import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Actor } from '#contracts/kernel/message';

/** One event of the company's history. `added` and `removed` hold the values that came and went; null once erased. */
export const AuditEntryView = z.object({
  id: Id,
  position: z.string(),
  occurredAt: z.iso.datetime(),
  actorType: Actor.shape.type,
  actorId: z.string(),
  actorName: z.string().nullable(),
  /** Who acted came in as an admin of this parent company; null: one of the company's own. */
  actorCompany: z.string().nullable(),
  ip: z.string().nullable(),
  /** Aggregate: `job`, `candidate`, `interview`, `membership`, … */
  entity: z.string(),
  entityId: z.string(),
  /** Event type; `reporting.audit.event.{type}` is its description in the reader's language. */
  event: z.string(),
  description: z.string(),
  added: z.record(z.string(), z.unknown()).nullable(),
  removed: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

/** The state of one thing as of a moment: `record` is null where it did not exist then. */
export const StateAsOfView = z.object({
  entity: z.string(),
  entityId: Id,
  asOf: z.iso.datetime(),
  record: z.record(z.string(), z.unknown()).nullable(),
});
export type StateAsOfView = z.infer<typeof StateAsOfView>;
