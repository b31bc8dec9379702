import { z } from 'zod';
import { actionEvents } from '#contracts/automation/event-action/event-action.choices';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
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
export type JobFacts = z.infer<typeof Job>;
export type OpenInterviewFacts = z.infer<typeof OpenInterview>;
export type CandidateFacts = z.infer<typeof Candidate>;

/** `data` of each public event. */
export const payloadData = {
  'job.published': z.object({ job: Job }),
  'job.unpublished': z.object({ job: Job }),
  'candidate.created': z.object({ candidate: Candidate }),
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
  [CALL_EVENT]: z.object({
    eventActionId: Id,
    /** The same however often it is tried. */
    eventActionRunId: Id,
    event: z.enum(actionEvents),
    interviewId: Id.nullable(),
    ...offered,
    candidate: Candidate.nullable(),
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
