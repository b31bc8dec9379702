import { z } from 'zod';
import { actionEvents, trainingResults } from '#contracts/automation/event-action/event-action.choices';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { acknowledgementStatuses } from '#contracts/training/acknowledgement/acknowledgement.choices';
import { assignmentStatuses } from '#contracts/training/assignment/assignment.choices';
import { certificateStatuses } from '#contracts/training/certificate/certificate.choices';
import { CALL_EVENT, type PublicEventType, TEST_EVENT } from './webhook.choices.ts';

/** Raised with a change that a consumer must know of; new fields are no such change. */
export const PAYLOAD_VERSION = 1;

/** Null where the job was removed meanwhile. */
const Job = z.object({ id: Id, title: z.string().nullable(), slug: z.string().nullable() });
/** An interview without a job; null title: it was removed meanwhile. */
const OpenInterview = z.object({ id: Id, title: z.string().nullable() });
/** What an interview is for: one of the two. */
const offered = { job: Job.nullable(), openInterview: OpenInterview.nullable() };
/** Names and address are read when the event is delivered: null once the person was erased or removed. */
const Candidate = z.object({
  id: Id.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
});
/** Who learns or reads; the same of names and addresses. */
const User = z.object({ id: Id, name: z.string().nullable(), email: z.string().nullable() });
const Program = z.object({ id: Id, name: z.string(), version: z.int() });
const at = z.iso.datetime().nullable();
/** As it is when the event is delivered. `score`: percent of its points. `isLate`: completed after the deadline that was set first. */
const Training = z.object({
  id: Id,
  program: Program,
  status: z.enum(assignmentStatuses),
  result: z.enum(trainingResults).nullable(),
  score: z.int().nullable(),
  startedAt: at,
  completedAt: at,
  deadline: at,
  isLate: z.boolean(),
});
/** `number`: what its holder reads out. `validUntil`: a day of the company. */
const Certificate = z.object({
  id: Id,
  number: z.string(),
  program: Program,
  status: z.enum(certificateStatuses),
  score: z.int().nullable(),
  validUntil: z.iso.date().nullable(),
});
const Acknowledgement = z.object({
  id: Id,
  document: z.object({ id: Id, name: z.string(), version: z.int() }),
  status: z.enum(acknowledgementStatuses),
  acknowledgedAt: at,
  deadline: at,
  isLate: z.boolean(),
});
const toldOfTraining = z.object({ training: Training, user: User });
const toldOfCertificate = z.object({ certificate: Certificate, user: User });
const toldOfHandbook = z.object({ acknowledgement: Acknowledgement, user: User });
export type JobFacts = z.infer<typeof Job>;
export type OpenInterviewFacts = z.infer<typeof OpenInterview>;
export type CandidateFacts = z.infer<typeof Candidate>;

/** `data` of each public event. */
export const payloadData = {
  'job.published': z.object({ job: Job }),
  'job.unpublished': z.object({ job: Job }),
  'candidate.created': z.object({ candidate: Candidate }),
  /** One of both, by its id: who looks after the candidate from then on. */
  'candidate.assigned': z.object({ candidate: Candidate, assigneeId: Id.nullable(), teamId: Id.nullable() }),
  'candidate.unassigned': z.object({ candidate: Candidate }),
  'candidate.erased': z.object({ candidateId: Id }),
  'application.submitted': z.object({
    applicationId: Id,
    interviewId: Id,
    source: z.string(),
    ...offered,
    candidate: Candidate,
  }),
  'interview.created': z.object({ interviewId: Id, ...offered, candidate: Candidate }),
  'interview.status-changed': z.object({
    interviewId: Id,
    from: InterviewStatus,
    to: InterviewStatus,
    ...offered,
    candidate: Candidate,
  }),
  'training.assigned': toldOfTraining,
  'training.started': toldOfTraining,
  'training.completed': toldOfTraining,
  'training.reviewed': toldOfTraining,
  'training.expired': toldOfTraining,
  'certificate.issued': toldOfCertificate,
  'certificate.expiring': toldOfCertificate,
  'certificate.expired': toldOfCertificate,
  'handbook.acknowledged': toldOfHandbook,
  'handbook.overdue': toldOfHandbook,
  [CALL_EVENT]: z.object({
    eventActionId: Id,
    /** The same however often it is tried. */
    eventActionRunId: Id,
    event: z.enum(actionEvents),
    interviewId: Id.nullable(),
    ...offered,
    candidate: Candidate.nullable(),
    training: Training.nullable(),
    certificate: Certificate.nullable(),
    acknowledgement: Acknowledgement.nullable(),
    user: User.nullable(),
  }),
  [TEST_EVENT]: z.object({ webhookId: Id, name: z.string() }),
} satisfies Record<PublicEventType | typeof CALL_EVENT | typeof TEST_EVENT, z.ZodObject>;

/** What a consumer receives. `timestamp` is when it happened, UTC, ISO 8601. */
export type WebhookPayload = {
  [Type in keyof typeof payloadData]: {
    type: Type;
    version: typeof PAYLOAD_VERSION;
    timestamp: string;
    data: z.infer<(typeof payloadData)[Type]>;
  };
}[keyof typeof payloadData];
