import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { progressSteps } from '#contracts/recruiting/interview/interview.statuses';

/** An application as the person who made it sees it: across companies. */
export const MyApplicationView = z.object({
  id: Id,
  interviewId: Id,
  jobId: Id,
  jobTitle: z.string(),
  jobSlug: z.string(),
  companyName: z.string(),
  companySubdomain: z.string(),
  status: InterviewStatus,
  progress: z.enum(progressSteps),
  source: z.string(),
  /** Until when questions of the interview are to be answered; null: there are none that are open. */
  answerBy: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyApplicationView = z.infer<typeof MyApplicationView>;
