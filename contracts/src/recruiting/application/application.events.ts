import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';

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
    ApplicationSubmitted: z.object({ ...applied, source: SourceCode }),
    /** The person has erased their account. */
    ApplicationWithdrawn: z.object(applied),
  },
  { ApplicationSubmitted: [toJob], ApplicationWithdrawn: [toJob] },
);
export type ApplicationEvent = EventsOf<typeof applicationEvents.shapes>;
