import { z } from 'zod';
import { actionEvents, trainingResults } from '#contracts/automation/event-action/event-action.choices';
import { Id } from '#contracts/kernel/id';
import { contractStatuses } from '#contracts/recruiting/contract/contract.choices';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { liveInterviewStatuses } from '#contracts/recruiting/live-interview/live-interview.choices';
import { pendingHireStatuses } from '#contracts/recruiting/pending-hire/pending-hire.choices';
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
/** As they are when the event is delivered. `startsAt`: null while the candidate is to choose. `minutes`: how long it takes. */
const LiveInterview = z.object({
  id: Id,
  interviewId: Id,
  status: z.enum(liveInterviewStatuses),
  startsAt: at,
  minutes: z.int(),
  timeZone: z.string(),
});
/** Of what somebody answered, or of a live interview; what they think is not told. `reviewerId`: the user, the key of a program, or who came by a link. */
const Review = z.object({
  id: Id,
  interviewId: Id,
  responseId: Id.nullable(),
  liveInterviewId: Id.nullable(),
  reviewerId: z.string(),
  submittedAt: at,
});
/** `startsOn`: the first day of work. */
const Hire = z.object({
  id: Id,
  status: z.enum(pendingHireStatuses),
  jobTitle: z.string(),
  startsOn: z.iso.date().nullable(),
});
const Contract = z.object({
  id: Id,
  status: z.enum(contractStatuses),
  templateId: Id,
  signedCount: z.int(),
  signerCount: z.int(),
  expiresAt: z.iso.datetime(),
});
/** What is told of each, by its name; null once the record is gone. */
export const toldRecords = {
  live: { liveInterview: LiveInterview.nullable() },
  review: { review: Review.nullable() },
  hire: { hire: Hire.nullable() },
  contract: { contract: Contract.nullable() },
} as const;
/** What a record says, and whom and what it is about. */
export type RecordFacts = {
  candidateId: string | null;
  interviewId: string | null;
  jobId: string | null;
  said: z.infer<typeof LiveInterview> | z.infer<typeof Review> | z.infer<typeof Hire> | z.infer<typeof Contract>;
};
const toldOfLive = z.object({ ...toldRecords.live, ...offered, candidate: Candidate });
const toldOfReview = z.object({ ...toldRecords.review, ...offered, candidate: Candidate });
const toldOfHire = z.object({ ...toldRecords.hire, job: Job.nullable(), candidate: Candidate });
/** Null: the contract is with somebody who works in the company. */
const toldOfContract = z.object({ ...toldRecords.contract, job: Job.nullable(), candidate: Candidate.nullable() });
/** `otherId`: the record that is shown with the candidate's from now on, or no more. */
const toldOfMerge = z.object({ candidate: Candidate, otherId: Id });
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
  /** `fields`: those that changed, by their names in the API; what they said is not told. */
  'candidate.changed': z.object({ candidate: Candidate, fields: z.array(z.string()) }),
  'candidate.merged': toldOfMerge,
  'candidate.unmerged': toldOfMerge,
  'candidate.removed': z.object({ candidateId: Id }),
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
  'live-interview.planned': toldOfLive,
  'live-interview.moved': toldOfLive,
  'live-interview.cancelled': toldOfLive,
  'review.submitted': toldOfReview,
  'hire.started': toldOfHire,
  'hire.approved': toldOfHire,
  'hire.hired': toldOfHire,
  'hire.declined': toldOfHire,
  'hire.withdrawn': toldOfHire,
  'contract.sent': toldOfContract,
  'contract.signed': toldOfContract,
  'contract.declined': toldOfContract,
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
    ...{ ...toldRecords.live, ...toldRecords.review, ...toldRecords.hire, ...toldRecords.contract },
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
