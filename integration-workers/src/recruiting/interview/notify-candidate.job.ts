import { Id } from 'contracts/kernel/id';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.events';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const NotifyCandidate = z.strictObject({ interviewId: Id, candidateId: Id, status: InterviewStatus });
export type NotifyCandidate = z.infer<typeof NotifyCandidate>;

/** Tells a candidate by mail where their interview stands. */
export const notifyCandidate = job({
  name: 'recruiting.interview.notify-candidate',
  payload: NotifyCandidate,
  load: () => import('./notify-candidate.handler.ts'),
});
