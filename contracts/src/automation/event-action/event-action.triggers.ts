import type { Recorded } from '#contracts/kernel/message';
import type { CandidateEvent } from '#contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from '#contracts/recruiting/interview/interview.entity';
import type { JobEvent } from '#contracts/recruiting/job/job.entity';
import type { PendingHireEvent } from '#contracts/recruiting/pending-hire/pending-hire.entity';
import type { ResponseEvent } from '#contracts/recruiting/response/response.entity';
import type { ActionEvent } from './event-action.choices.ts';

type Followed = CandidateEvent | InterviewEvent | ResponseEvent | PendingHireEvent | JobEvent;
type TriggerEvent<E = Recorded> = E extends Recorded ? Pick<E, 'type' | 'data' | 'metadata'> : never;

/** What rules may follow: an event of their catalogue, the record it happened to, and what it said. */
export type Trigger = { event: ActionEvent; recordId: string; said: { status: string | null; label: string | null } };

const trigger = (event: ActionEvent, recordId: string, said: Partial<Trigger['said']> = {}): Trigger => ({
  event,
  recordId,
  said: { status: null, label: null, ...said },
});

type Triggers = {
  [Type in Followed['type']]?: (event: TriggerEvent<Recorded<Extract<Followed, { type: Type }>>>) => Trigger[];
};

/** By the stored events that they follow from, of real runs and of dry ones. */
export const triggers = {
  CandidateCreated: ({ data: { candidateId } }) => [trigger('candidate-added', candidateId)],
  CandidateLabelled: ({ data: { candidateId, labelId } }) => [trigger('label-added', candidateId, { label: labelId })],
  CandidateUnlabelled: ({ data: { candidateId, labelId } }) => [
    trigger('label-removed', candidateId, { label: labelId }),
  ],
  // Whoever applied had their interview opened by the system.
  InterviewCreated: ({ data: { interviewId }, metadata: { actor } }) => [
    ...(actor.type === 'system' ? [trigger('applied', interviewId)] : []),
    trigger('interview-opened', interviewId),
  ],
  InterviewStatusSettled: ({ data: { interviewId, status } }) => [trigger('status-changed', interviewId, { status })],
  ResponseSubmitted: ({ data: { interviewId } }) => [trigger('response-submitted', interviewId)],
  ResponseExpired: ({ data: { interviewId } }) => [trigger('response-unanswered', interviewId)],
  PendingHireCreated: ({ data: { pendingHireId } }) => [trigger('hire-started', pendingHireId)],
  PendingHireHired: ({ data: { pendingHireId } }) => [trigger('hired', pendingHireId)],
  PendingHireJoined: ({ data: { pendingHireId } }) => [trigger('hire-joined', pendingHireId)],
  JobPublished: ({ data: { jobId } }) => [trigger('job-published', jobId)],
  JobExpired: ({ data: { jobId } }) => [trigger('job-expired', jobId)],
} satisfies Triggers;
export type TriggerType = keyof typeof triggers;

export const triggersOf = (event: TriggerEvent): Trigger[] =>
  triggers[event.type as TriggerType]?.(event as never) ?? [];

/** Where history holds what each event of the catalogue follows from. */
export const storedAs: Readonly<Record<ActionEvent, { aggregate: string; type: TriggerType }>> = {
  'candidate-added': { aggregate: 'candidate', type: 'CandidateCreated' },
  applied: { aggregate: 'interview', type: 'InterviewCreated' },
  'interview-opened': { aggregate: 'interview', type: 'InterviewCreated' },
  'status-changed': { aggregate: 'interview', type: 'InterviewStatusSettled' },
  'response-submitted': { aggregate: 'response', type: 'ResponseSubmitted' },
  'response-unanswered': { aggregate: 'response', type: 'ResponseExpired' },
  'label-added': { aggregate: 'candidate', type: 'CandidateLabelled' },
  'label-removed': { aggregate: 'candidate', type: 'CandidateUnlabelled' },
  'hire-started': { aggregate: 'pendingHire', type: 'PendingHireCreated' },
  hired: { aggregate: 'pendingHire', type: 'PendingHireHired' },
  'hire-joined': { aggregate: 'pendingHire', type: 'PendingHireJoined' },
  'job-published': { aggregate: 'job', type: 'JobPublished' },
  'job-expired': { aggregate: 'job', type: 'JobExpired' },
};
