import { isByApplication } from 'contracts/recruiting/application/application.cause';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellTeam } from '#integration-workers/recruiting/job/tell-team.job';
import { notifyCandidate } from './notify-candidate.job.ts';

/** Whenever somebody has applied, the hiring team is told; whenever a change of an interview's status is settled, its candidate, once. */
export const interviewPolicy = policy<InterviewEvent>({
  name: 'recruiting.interview',
  jobs: [notifyCandidate, tellTeam],
  on: {
    InterviewCreated: ({ data: { interviewId, candidateId, jobId }, metadata: { actor } }) =>
      isByApplication(actor) && jobId !== null ? [tellTeam.request(jobId, { jobId, candidateId, interviewId })] : [],
    // Whoever is invited is written to about that.
    InterviewStatusSettled: ({ data: { interviewId, candidateId, status, isSilent, wasApproved } }) =>
      isSilent || status === 'pending'
        ? []
        : [notifyCandidate.request(candidateId, { interviewId, candidateId, status, wasApproved })],
  },
});
