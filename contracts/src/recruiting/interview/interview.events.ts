import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { interviewStatuses, MAX_COMMENT_LENGTH, staffInterviewStatuses } from './interview.statuses.ts';

/** The ten statuses of docs/product.md REC-10. */
export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

/** Statuses that staff set; the others follow from what the candidate and the system do. */
export const StaffInterviewStatus = InterviewStatus.extract(staffInterviewStatuses);
export type StaffInterviewStatus = z.infer<typeof StaffInterviewStatus>;

const comment = () => personal(text(MAX_COMMENT_LENGTH), 'candidateId');

// Stored for ever: rename or retype nothing here without an upcast.
export const interviewEvents = defineEvents('interview', {
  InterviewCreated: z.object({ interviewId: Id, candidateId: Id, jobId: Id }),
  InterviewStatusChanged: z.object({
    interviewId: Id,
    candidateId: Id,
    from: InterviewStatus,
    to: InterviewStatus,
    comment: comment(),
  }),
  InterviewCommented: z.object({ interviewId: Id, candidateId: Id, comment: comment() }),
});
export type InterviewEvent = EventsOf<typeof interviewEvents.shapes>;
