import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

/** Where an applicant came from: `company-page`, `indeed`, the name of a campaign. */
export const ApplicationSource = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .regex(/^[a-z0-9]+([-_.][a-z0-9]+)*$/, 'source-invalid');

// Stored for ever: rename or retype nothing here without an upcast. Who applied is said by the account's id alone.
export const applicationEvents = defineEvents('application', {
  /** `interviewId` is the interview that follows from it. */
  ApplicationSubmitted: z.object({
    applicationId: Id,
    interviewId: Id,
    jobId: Id,
    userId: Id,
    source: ApplicationSource,
  }),
  /** The person has erased their account. */
  ApplicationWithdrawn: z.object({ applicationId: Id, interviewId: Id, jobId: Id, userId: Id }),
});
export type ApplicationEvent = EventsOf<typeof applicationEvents.shapes>;
