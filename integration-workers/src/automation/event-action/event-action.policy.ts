import type { ActionEvent } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import type { Recorded } from 'contracts/kernel/message';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import type { JobEvent } from 'contracts/recruiting/job/job.entity';
import type { PendingHireEvent } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';
import type { JobRequest } from '#integration-workers/engine/job';
import { policy } from '#integration-workers/engine/policy';
import { carryOut } from './carry-out.job.ts';
import { EVENT_ACTIONS } from './event-action.depth.ts';
import { findRules } from './find-rules.job.ts';
import { sendEventActionMail } from './send-event-action-mail.job.ts';

type Followed = CandidateEvent | InterviewEvent | ResponseEvent | PendingHireEvent | JobEvent | EventActionRunEvent;

const find = (event: ActionEvent, recordId: string, said: { status?: string; label?: string } = {}): JobRequest =>
  findRules.request(event, { event, recordId, said: { status: null, label: null, ...said } });

/** Whoever applied had their interview opened by the system. */
const opened = ({
  data: { interviewId },
  metadata: { actor },
}: Recorded<Extract<InterviewEvent, { type: 'InterviewCreated' }>>): JobRequest[] => [
  ...(actor.type === 'system' ? [find('applied', interviewId)] : []),
  find('interview-opened', interviewId),
];

/** Whenever something happens that rules of a company may follow, those are looked for; what is due of one is carried out. */
export const eventActionPolicy = policy<Followed>({
  name: EVENT_ACTIONS,
  jobs: [findRules, carryOut, sendEventActionMail],
  on: {
    CandidateCreated: ({ data: { candidateId } }) => [find('candidate-added', candidateId)],
    CandidateLabelled: ({ data: { candidateId, labelId } }) => [find('label-added', candidateId, { label: labelId })],
    CandidateUnlabelled: ({ data: { candidateId, labelId } }) => [
      find('label-removed', candidateId, { label: labelId }),
    ],
    InterviewCreated: opened,
    InterviewStatusSettled: ({ data: { interviewId, status } }) => [find('status-changed', interviewId, { status })],
    ResponseSubmitted: ({ data: { interviewId } }) => [find('response-submitted', interviewId)],
    ResponseExpired: ({ data: { interviewId } }) => [find('response-unanswered', interviewId)],
    PendingHireCreated: ({ data: { pendingHireId } }) => [find('hire-started', pendingHireId)],
    PendingHireHired: ({ data: { pendingHireId } }) => [find('hired', pendingHireId)],
    JobPublished: ({ data: { jobId } }) => [find('job-published', jobId)],
    JobExpired: ({ data: { jobId } }) => [find('job-expired', jobId)],
    EventActionRunStarted: ({ data: { eventActionRunId } }) => [
      carryOut.request(eventActionRunId, { eventActionRunId }),
    ],
    EventActionMailWritten: ({ data: { mailId } }) => [sendEventActionMail.request(mailId, { mailId })],
  },
});
