import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { progressSteps } from '#contracts/recruiting/interview/interview.statuses';

/** An application as the person who made it sees it: across companies. */
export const MyApplicationView = z.object({
  id: Id,
  jobId: Id,
  jobTitle: z.string(),
  jobSlug: z.string(),
  companyName: z.string(),
  companySubdomain: z.string(),
  status: InterviewStatus,
  progress: z.enum(progressSteps),
  source: z.string(),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyApplicationView = z.infer<typeof MyApplicationView>;
