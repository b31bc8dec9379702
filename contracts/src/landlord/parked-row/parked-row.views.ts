import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** What an event could not be folded into: a row of a read model, or a record that its rows show; it waits with its later events. */
export const ParkedRowView = z.object({
  id: Id,
  projection: z.string(),
  /** Null: a row. */
  record: z.string().nullable(),
  /** Null: of no company, or of all of them. */
  companyId: Id.nullable(),
  companyName: z.string().nullable(),
  rowId: z.string(),
  events: z.int(),
  /** Holds nothing of what the events hold. */
  error: z.string(),
  parkedAt: z.iso.datetime(),
  isRequested: z.boolean(),
});
export type ParkedRowView = z.infer<typeof ParkedRowView>;

/** What came of another try; `requested`: it has not been made yet. */
export const RetryOutcome = z.enum(['applied', 'refused', 'requested']);
export type RetryOutcome = z.infer<typeof RetryOutcome>;
