import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { JobDetails, JobStatus } from './job.events.ts';

export const JobView = z.object({
  id: Id,
  ...JobDetails.shape,
  status: JobStatus,
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type JobView = z.infer<typeof JobView>;
