import type { Recorded } from '#contracts/kernel/message';
import { isByApplication } from '#contracts/recruiting/application/application.cause';
import type { CandidateEvent } from '#contracts/recruiting/candidate/candidate.entity';
import type { ContractEvent } from '#contracts/recruiting/contract/contract.entity';
import type { InterviewEvent } from '#contracts/recruiting/interview/interview.entity';
import type { ReviewEvent } from '#contracts/recruiting/interview-review/interview-review.entity';
import type { JobEvent } from '#contracts/recruiting/job/job.entity';
import type { LiveInterviewEvent } from '#contracts/recruiting/live-interview/live-interview.entity';
import type { PendingHireEvent } from '#contracts/recruiting/pending-hire/pending-hire.entity';
import type { ResponseEvent } from '#contracts/recruiting/response/response.entity';
import type { AcknowledgementEvent } from '#contracts/training/acknowledgement/acknowledgement.entity';
import type { TrainingAssignmentEvent } from '#contracts/training/assignment/assignment.entity';
import type { TrainingCertificateEvent } from '#contracts/training/certificate/certificate.entity';
import type { ActionEvent } from './event-action.choices.ts';

type Followed =
  | CandidateEvent
  | InterviewEvent
  | ResponseEvent
  | LiveInterviewEvent
  | ReviewEvent
  | PendingHireEvent
  | ContractEvent
  | JobEvent
  | TrainingAssignmentEvent
  | TrainingCertificateEvent
  | AcknowledgementEvent;
type TriggerEvent<E = Recorded> = E extends Recorded ? Pick<E, 'type' | 'data' | 'metadata'> : never;

/** What rules may follow: an event of their catalogue, the record it happened to, and what it said. */
export type Trigger = { event: ActionEvent; recordId: string; said: { status: string | null; label: string | null } };

const trigger = (event: ActionEvent, recordId: string, said: Partial<Trigger['said']> = {}): Trigger => ({
  event,
  recordId,
  said: { status: null, label: null, ...said },
});

/** Which of them it is, the record says (`isMeant`). */
const judged = (id: string): Trigger[] => [trigger('training-passed', id), trigger('training-not-passed', id)];

type Triggers = {
  [Type in Followed['type']]?: (event: TriggerEvent<Recorded<Extract<Followed, { type: Type }>>>) => Trigger[];
};

/** By the stored events that they follow from, of real runs and of dry ones. */
export const triggers = {
  CandidateCreated: ({ data: { candidateId } }) => [trigger('candidate-added', candidateId)],
  CandidateAssigned: ({ data: { candidateId } }) => [trigger('candidate-assigned', candidateId)],
  CandidateUnassigned: ({ data: { candidateId } }) => [trigger('candidate-unassigned', candidateId)],
  CandidateLabelled: ({ data: { candidateId, labelId } }) => [trigger('label-added', candidateId, { label: labelId })],
  CandidateUnlabelled: ({ data: { candidateId, labelId } }) => [
    trigger('label-removed', candidateId, { label: labelId }),
  ],
  InterviewCreated: ({ data: { interviewId }, metadata: { actor } }) => [
    ...(isByApplication(actor) ? [trigger('applied', interviewId)] : []),
    trigger('interview-opened', interviewId),
  ],
  InterviewStatusSettled: ({ data: { interviewId, status } }) => [trigger('status-changed', interviewId, { status })],
  // What was handed in before, and was given again in vain, is no answer.
  ResponseSubmitted: ({ data: { interviewId, handedInAt } }) =>
    handedInAt ? [] : [trigger('response-submitted', interviewId)],
  ResponseExpired: ({ data: { interviewId } }) => [trigger('response-unanswered', interviewId)],
  PendingHireCreated: ({ data: { pendingHireId } }) => [trigger('hire-started', pendingHireId)],
  PendingHireHired: ({ data: { pendingHireId } }) => [trigger('hired', pendingHireId)],
  PendingHireJoined: ({ data: { pendingHireId } }) => [trigger('hire-joined', pendingHireId)],
  PendingHireApproved: ({ data: { pendingHireId } }) => [trigger('hire-approved', pendingHireId)],
  PendingHireDeclined: ({ data: { pendingHireId } }) => [trigger('hire-declined', pendingHireId)],
  PendingHireWithdrawn: ({ data: { pendingHireId } }) => [trigger('hire-withdrawn', pendingHireId)],
  // One whose time the candidate is still to choose is planned once they have.
  LiveInterviewCreated: ({ data: { liveInterviewId, startsAt } }) =>
    startsAt === null ? [] : [trigger('live-planned', liveInterviewId)],
  LiveInterviewSlotChosen: ({ data: { liveInterviewId } }) => [trigger('live-planned', liveInterviewId)],
  // Other changes than of its time are none of rules.
  LiveInterviewChanged: ({ data: { liveInterviewId, to } }) =>
    'startsAt' in to && to.startsAt !== null ? [trigger('live-moved', liveInterviewId)] : [],
  LiveInterviewAnswered: ({ data: { liveInterviewId, answer } }) => [
    trigger(answer === 'yes' ? 'live-accepted' : 'live-declined', liveInterviewId),
  ],
  LiveInterviewCancelled: ({ data: { liveInterviewId } }) => [trigger('live-cancelled', liveInterviewId)],
  InterviewReviewSubmitted: ({ data: { interviewReviewId } }) => [trigger('review-submitted', interviewReviewId)],
  CandidateDocumentAdded: ({ data: { candidateId } }) => [trigger('document-added', candidateId)],
  ContractCreated: ({ data: { contractId } }) => [trigger('contract-sent', contractId)],
  ContractSigned: ({ data: { contractId, isLast } }) => (isLast ? [trigger('contract-signed', contractId)] : []),
  ContractDeclined: ({ data: { contractId } }) => [trigger('contract-declined', contractId)],
  ContractExpired: ({ data: { contractId } }) => [trigger('contract-expired', contractId)],
  JobPublished: ({ data: { jobId } }) => [trigger('job-published', jobId)],
  JobUnpublished: ({ data: { jobId } }) => [trigger('job-unpublished', jobId)],
  JobExpired: ({ data: { jobId } }) => [trigger('job-expired', jobId)],
  TrainingAssignmentCreated: ({ data: { trainingAssignmentId } }) => [
    trigger('training-assigned', trainingAssignmentId),
  ],
  TrainingLessonStarted: ({ data: { trainingAssignmentId } }) => [trigger('training-started', trainingAssignmentId)],
  TrainingCompleted: ({ data: { trainingAssignmentId: id, unreviewed } }) => [
    trigger('training-completed', id),
    ...(unreviewed === 0 ? judged(id) : []),
  ],
  TrainingReviewed: ({ data: { trainingAssignmentId } }) => judged(trainingAssignmentId),
  TrainingExpired: ({ data: { trainingAssignmentId } }) => [trigger('training-expired', trainingAssignmentId)],
  TrainingCertificateCreated: ({ data: { trainingCertificateId } }) => [
    trigger('certificate-issued', trainingCertificateId),
  ],
  TrainingCertificateExpiring: ({ data: { trainingCertificateId } }) => [
    trigger('certificate-expiring', trainingCertificateId),
  ],
  TrainingCertificateExpired: ({ data: { trainingCertificateId } }) => [
    trigger('certificate-expired', trainingCertificateId),
  ],
  DocumentAcknowledged: ({ data: { acknowledgementId } }) => [trigger('handbook-acknowledged', acknowledgementId)],
  AcknowledgementOverdue: ({ data: { acknowledgementId } }) => [trigger('handbook-overdue', acknowledgementId)],
} satisfies Triggers;
export type TriggerType = keyof typeof triggers;

export const triggersOf = (event: TriggerEvent): Trigger[] =>
  triggers[event.type as TriggerType]?.(event as never) ?? [];

const stored = (aggregate: string, ...types: TriggerType[]) => ({ aggregate, types });

/** Where history holds what each event of the catalogue follows from. */
export const storedAs: Readonly<Record<ActionEvent, { aggregate: string; types: readonly TriggerType[] }>> = {
  'candidate-added': stored('candidate', 'CandidateCreated'),
  applied: stored('interview', 'InterviewCreated'),
  'interview-opened': stored('interview', 'InterviewCreated'),
  'status-changed': stored('interview', 'InterviewStatusSettled'),
  'response-submitted': stored('response', 'ResponseSubmitted'),
  'response-unanswered': stored('response', 'ResponseExpired'),
  'label-added': stored('candidate', 'CandidateLabelled'),
  'label-removed': stored('candidate', 'CandidateUnlabelled'),
  'candidate-assigned': stored('candidate', 'CandidateAssigned'),
  'candidate-unassigned': stored('candidate', 'CandidateUnassigned'),
  'document-added': stored('candidate', 'CandidateDocumentAdded'),
  'live-planned': stored('liveInterview', 'LiveInterviewCreated', 'LiveInterviewSlotChosen'),
  'live-moved': stored('liveInterview', 'LiveInterviewChanged'),
  'live-accepted': stored('liveInterview', 'LiveInterviewAnswered'),
  'live-declined': stored('liveInterview', 'LiveInterviewAnswered'),
  'live-cancelled': stored('liveInterview', 'LiveInterviewCancelled'),
  'review-submitted': stored('interviewReview', 'InterviewReviewSubmitted'),
  'hire-started': stored('pendingHire', 'PendingHireCreated'),
  'hire-approved': stored('pendingHire', 'PendingHireApproved'),
  'hire-declined': stored('pendingHire', 'PendingHireDeclined'),
  'hire-withdrawn': stored('pendingHire', 'PendingHireWithdrawn'),
  hired: stored('pendingHire', 'PendingHireHired'),
  'hire-joined': stored('pendingHire', 'PendingHireJoined'),
  'contract-sent': stored('contract', 'ContractCreated'),
  'contract-signed': stored('contract', 'ContractSigned'),
  'contract-declined': stored('contract', 'ContractDeclined'),
  'contract-expired': stored('contract', 'ContractExpired'),
  'job-published': stored('job', 'JobPublished'),
  'job-unpublished': stored('job', 'JobUnpublished'),
  'job-expired': stored('job', 'JobExpired'),
  'training-assigned': stored('trainingAssignment', 'TrainingAssignmentCreated'),
  'training-started': stored('trainingAssignment', 'TrainingLessonStarted'),
  'training-completed': stored('trainingAssignment', 'TrainingCompleted'),
  'training-passed': stored('trainingAssignment', 'TrainingCompleted', 'TrainingReviewed'),
  'training-not-passed': stored('trainingAssignment', 'TrainingCompleted', 'TrainingReviewed'),
  'training-expired': stored('trainingAssignment', 'TrainingExpired'),
  'certificate-issued': stored('trainingCertificate', 'TrainingCertificateCreated'),
  'certificate-expiring': stored('trainingCertificate', 'TrainingCertificateExpiring'),
  'certificate-expired': stored('trainingCertificate', 'TrainingCertificateExpired'),
  'handbook-acknowledged': stored('acknowledgement', 'DocumentAcknowledged'),
  'handbook-overdue': stored('acknowledgement', 'AcknowledgementOverdue'),
};
