import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { interviewStatuses } from '#contracts/recruiting/interview/interview.statuses';

/** Candidates who have an interview of which all of this holds. */
export const InterviewFilter = z
  .strictObject({ jobId: Id.optional(), status: z.enum(interviewStatuses).optional() })
  .refine(({ jobId, status }) => jobId !== undefined || status !== undefined, { message: 'field-required' });
export type InterviewFilter = z.infer<typeof InterviewFilter>;
