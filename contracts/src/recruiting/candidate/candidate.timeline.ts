import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { AuditEntryView } from '#contracts/reporting/audit/audit.views';

/** Entries of one page. */
export const TIMELINE_PAGE = 50;

/** One thing that happened to a candidate, as the audit tells it; `added` and `removed` are null where the reader may not see them. */
export const TimelineEntryView = AuditEntryView.omit({ position: true, ip: true }).extend({
  /** The record that it happened to: this one, or one that was merged into it. */
  candidateId: Id,
  /** Names of the fields that it said something of. */
  fields: z.array(z.string()),
  /** What made it happen by itself: an import, an application. */
  because: z.object({ entity: z.string(), entityId: z.string() }).nullable(),
});
export type TimelineEntryView = z.infer<typeof TimelineEntryView>;

/** Time and position of an entry. */
const Cursor = z
  .string()
  .regex(/^[^~]+Z~-?\d{1,18}$/, 'field-invalid')
  .refine((cursor) => z.iso.datetime({ precision: 3 }).safeParse(cursor.split('~')[0]).success, 'field-invalid');

export const candidateTimeline = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/:id/timeline',
  access: 'tenant.candidates.read',
  summary:
    'List what happened to a candidate and the records merged into it, newest first, as far as the reader may see it',
  params: ById,
  query: z.strictObject({
    kind: text(50).optional(),
    /** Only what had happened by this moment. */
    until: z.iso.datetime().optional(),
    /** `next` of the page before. */
    after: Cursor.optional(),
  }),
  answer: z.object({ entries: z.array(TimelineEntryView), next: z.string().nullable() }),
});
