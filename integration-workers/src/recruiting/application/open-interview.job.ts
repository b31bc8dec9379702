import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const OpenInterview = z.strictObject({ applicationId: Id, interviewId: Id, jobId: Id, userId: Id });
export type OpenInterview = z.infer<typeof OpenInterview>;

/** Turns an application into a candidate of the company and an interview: about a day of trying. */
export const openInterview = job({
  name: 'recruiting.application.open-interview',
  payload: OpenInterview,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./open-interview.handler.ts'),
});
