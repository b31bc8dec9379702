import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { policy } from '#integration-workers/engine/policy';
import { notifyCandidate } from './notify-candidate.job.ts';

/** Whenever the status of an interview changes, its candidate is told once. */
export const interviewPolicy = policy<InterviewEvent>({
  name: 'recruiting.interview',
  jobs: [notifyCandidate],
  on: {
    InterviewStatusChanged: ({ data: { interviewId, candidateId, from, to } }) =>
      from === to ? [] : [notifyCandidate.request(candidateId, { interviewId, candidateId, status: to })],
  },
});
