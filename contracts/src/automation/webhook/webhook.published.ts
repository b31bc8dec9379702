import { type LearningKind, learningIn } from '#contracts/automation/event-action/event-action.choices';
import { isMeant, type Learning } from '#contracts/automation/event-action/event-action.learning';
import type { Recorded } from '#contracts/kernel/message';
import type { ApplicationEvent } from '#contracts/recruiting/application/application.events';
import type { CandidateEvent } from '#contracts/recruiting/candidate/candidate.entity';
import type { InterviewEvent } from '#contracts/recruiting/interview/interview.entity';
import type { JobEvent } from '#contracts/recruiting/job/job.entity';
import type { AcknowledgementEvent } from '#contracts/training/acknowledgement/acknowledgement.entity';
import type { TrainingAssignmentEvent } from '#contracts/training/assignment/assignment.entity';
import type { TrainingCertificateEvent } from '#contracts/training/certificate/certificate.entity';
import { CALL_EVENT, learningTold, type PublicEventType, TEST_EVENT } from './webhook.choices.ts';
import type { WebhookEvent } from './webhook.entity.ts';
import type { EventSaid } from './webhook.tags.ts';

type LearnedEvent = TrainingAssignmentEvent | TrainingCertificateEvent | AcknowledgementEvent;
export type PublishedEvent =
  | JobEvent
  | CandidateEvent
  | ApplicationEvent
  | InterviewEvent
  | LearnedEvent
  | WebhookEvent;

/** What an event is called outside. Everything else that happens stays inside. */
export const publicTypes = {
  JobPublished: 'job.published',
  JobUnpublished: 'job.unpublished',
  JobExpired: 'job.unpublished',
  CandidateCreated: 'candidate.created',
  CandidateAssigned: 'candidate.assigned',
  CandidateUnassigned: 'candidate.unassigned',
  CandidateErased: 'candidate.erased',
  ApplicationSubmitted: 'application.submitted',
  InterviewCreated: 'interview.created',
  InterviewStatusChanged: 'interview.status-changed',
  TrainingAssignmentCreated: 'training.assigned',
  TrainingLessonStarted: 'training.started',
  TrainingCompleted: 'training.completed',
  TrainingReviewed: 'training.reviewed',
  TrainingExpired: 'training.expired',
  TrainingCertificateCreated: 'certificate.issued',
  TrainingCertificateExpiring: 'certificate.expiring',
  TrainingCertificateExpired: 'certificate.expired',
  DocumentAcknowledged: 'handbook.acknowledged',
  AcknowledgementOverdue: 'handbook.overdue',
  WebhookCalled: CALL_EVENT,
  WebhookTested: TEST_EVENT,
  WebhookEventTested: TEST_EVENT,
} as const satisfies { [Type in PublishedEvent['type']]?: PublicEventType | typeof CALL_EVENT | typeof TEST_EVENT };

/** The events that are told outside, by their types. */
export type PublicEvent = Recorded<
  Extract<PublishedEvent, { type: Exclude<keyof typeof publicTypes, 'WebhookEventTested'> }>
>;
/** Asks for one of them to be sent as a test. */
export type TestOfPast = Recorded<Extract<WebhookEvent, { type: 'WebhookEventTested' }>>;

/** By what the names of events begin with. */
const aggregates: Readonly<Record<string, string>> = {
  ...{ job: 'job', candidate: 'candidate', application: 'application', interview: 'interview' },
  ...{ training: 'trainingAssignment', certificate: 'trainingCertificate', handbook: 'acknowledgement' },
};
/** Id of the record whose stream it is. */
export const recordOfStream = (streamName: string): string => streamName.slice(streamName.indexOf('.') + 1);

/** The streams that a public event comes from, and what it is called there. */
export const storedAs = (event: PublicEventType) => ({
  aggregate: aggregates[event.split('.')[0] ?? ''] ?? '',
  types: Object.entries(publicTypes).flatMap(([type, name]) => (name === event ? [type] : [])),
});

/**
 * The record whose deliveries a webhook may want one after the other: the one that it happened to; of a call by an event action the
 * interview, else the candidate, else the job, else what somebody learns or reads. A test is about none.
 */
export const recordOf = ({ type, data, streamName }: Recorded): string | null => {
  const name = publicTypes[type as keyof typeof publicTypes];
  if (name === TEST_EVENT) return null;
  if (name !== CALL_EVENT) return recordOfStream(streamName);
  const { interviewId, candidateId, jobId, recordId } = data as Partial<
    Record<'interviewId' | 'candidateId' | 'jobId' | 'recordId', string | null>
  >;
  return interviewId ?? candidateId ?? jobId ?? recordId ?? null;
};

/** What somebody learns, has earned or reads, where an event is about that. */
export const learningToldBy = (event: PublicEvent): { kind: LearningKind; id: string } | null => {
  const isCall = event.type === 'WebhookCalled';
  const kind = isCall ? learningIn(event.data.trigger) : learningTold(publicTypes[event.type]);
  const id = isCall ? event.data.recordId : recordOfStream(event.streamName);
  return kind && id ? { kind, id } : null;
};

/** A training begins with its first lesson: of those that follow nothing is told. */
export const asksRecord = (event: PublicEvent): boolean => event.type === 'TrainingLessonStarted';
export const isTold = (event: PublicEvent, learning: Learning | null): boolean =>
  !asksRecord(event) ||
  (learning !== null && isMeant(learning, { event: 'training-started', happenedAt: event.metadata.occurredAt }));

/** Ids that an event tells of, and what an interview's status became. */
export const saidOf = (event: PublicEvent, type: string = publicTypes[event.type]): EventSaid => {
  const told = event.data as Partial<
    Record<'candidateId' | 'interviewId' | 'jobId' | 'userId' | 'assigneeId' | 'teamId' | 'from' | 'to', unknown>
  >;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const isStatus = event.type === 'InterviewStatusChanged';
  const isAssigned = event.type === 'CandidateAssigned';
  return {
    ...{ id: event.id, type, happenedAt: event.metadata.occurredAt },
    ...{ candidateId: text(told.candidateId), interviewId: text(told.interviewId), jobId: text(told.jobId) },
    ...{ userId: learningTold(type) ? text(told.userId) : null, recordId: recordOf(event) },
    ...{ assigneeId: isAssigned ? text(told.assigneeId) : null, teamId: isAssigned ? text(told.teamId) : null },
    ...{ status: isStatus ? text(told.to) : null, previousStatus: isStatus ? text(told.from) : null },
  };
};
