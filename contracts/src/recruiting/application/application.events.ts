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
const applied = {
  applicationId: Id,
  /** The interview that follows from it. */
  interviewId: Id,
  /** What one applied for: one of the two. */
  jobId: Id.nullable(),
  openInterviewId: Id.nullable(),
  userId: Id,
};
/** Once one applied for jobs alone. */
const toJob = (data: Record<string, unknown>) => ({ openInterviewId: null, ...data });

export const applicationEvents = defineEvents(
  'application',
  {
    ApplicationSubmitted: z.object({ ...applied, source: ApplicationSource }),
    /** The person has erased their account. */
    ApplicationWithdrawn: z.object(applied),
  },
  { ApplicationSubmitted: [toJob], ApplicationWithdrawn: [toJob] },
);
export type ApplicationEvent = EventsOf<typeof applicationEvents.shapes>;
