import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { staffInterviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import type { PendingHireEvent } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { AcknowledgementEvent } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { policy } from '#integration-workers/engine/policy';
import { askCandidate } from './ask-candidate.job.ts';
import { beginHire } from './begin-hire.job.ts';
import { endHire } from './end-hire.job.ts';
import { inviteHired } from './invite-hired.job.ts';
import { joinHired } from './join-hired.job.ts';
import { remindOfHire } from './remind-of-hire.job.ts';
import { tickPolicies } from './tick-policies.job.ts';

type Confirmed = Extract<AcknowledgementEvent, { type: 'DocumentAcknowledged' }>;

const decisions: ReadonlySet<string> = new Set(staffInterviewStatuses);
/** What says no, whatever was said before. */
const refusals: ReadonlySet<string> = new Set(['unapproved', 'rejected', 'discarded']);

/** From an approved interview to a user of the company; and whoever has something to do for it is told. */
export const pendingHirePolicy = policy<InterviewEvent | PendingHireEvent | MembershipEvent | Confirmed>({
  name: 'recruiting.pending-hire',
  jobs: [askCandidate, beginHire, endHire, inviteHired, joinHired, remindOfHire, tickPolicies],
  on: {
    InterviewStatusSettled: ({ data: { interviewId, candidateId, status, wasApproved } }) => {
      if (status === 'approved') return [beginHire.request(interviewId, { interviewId, candidateId })];
      const isDecidedOtherwise = refusals.has(status) || (wasApproved && decisions.has(status));
      return isDecidedOtherwise ? [endHire.request(interviewId, { interviewId, interviewStatus: status })] : [];
    },
    PendingHireCandidateAsked: ({ data: { pendingHireId, candidateId, userId } }) => [
      askCandidate.request(candidateId, { pendingHireId, candidateId }),
      ...(userId === null ? [] : [tickPolicies.request(userId, { userId })]),
    ],
    DocumentAcknowledged: ({ data: { userId } }) => [tickPolicies.request(userId, { userId })],
    PendingHireReminded: ({ data: { pendingHireId, reminders } }) => [
      remindOfHire.request(pendingHireId, { pendingHireId, reminders }),
    ],
    PendingHireHired: ({ data: { pendingHireId, roles, type, teams } }) => [
      inviteHired.request(pendingHireId, { pendingHireId, roles, type, teams }),
    ],
    MembershipGranted: ({ data: { userId } }) => [joinHired.request(userId, { userId })],
  },
});
