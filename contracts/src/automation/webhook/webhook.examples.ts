import type { z } from 'zod';
import { exampleCandidateId, exampleInterviewId, exampleJobId } from '#contracts/kernel/examples';
import { CALL_EVENT, type PublicEventType, publicEventTypes, TEST_EVENT } from './webhook.choices.ts';
import {
  type CandidateFacts,
  type JobFacts,
  PAYLOAD_VERSION,
  payloadData,
  type WebhookPayload,
} from './webhook.payload.ts';

/** Every event that consumers are told of, in the order of their catalogue. */
export const toldEvents = [...publicEventTypes, CALL_EVENT, TEST_EVENT] as const;
export type ToldEvent = PublicEventType | typeof CALL_EVENT | typeof TEST_EVENT;

const exampleId = (last: string) => `018f6a10-0000-7000-8000-0000000000${last}`;
const job: JobFacts = { id: exampleJobId, title: 'Dock planner', slug: 'dock-planner' };
const candidate: CandidateFacts = {
  id: exampleCandidateId,
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@mail.example',
};
const interview = { interviewId: exampleInterviewId, job, openInterview: null, candidate };

const examples: { [Type in ToldEvent]: z.infer<(typeof payloadData)[Type]> } = {
  'job.published': { job },
  'job.unpublished': { job },
  'candidate.created': { candidate },
  'candidate.erased': { candidateId: exampleCandidateId },
  'application.submitted': { applicationId: exampleId('06'), source: 'company-page', ...interview },
  'interview.created': interview,
  'interview.status-changed': { from: 'created', to: 'approved', ...interview },
  [CALL_EVENT]: {
    eventActionId: exampleId('08'),
    eventActionRunId: exampleId('09'),
    event: 'status-changed',
    ...interview,
  },
  [TEST_EVENT]: { webhookId: exampleId('07'), name: 'Payroll' },
};

/** A payload as a consumer receives it, with the fields in the order of the contract. */
export const examplePayload = (type: ToldEvent): WebhookPayload =>
  ({
    type,
    version: PAYLOAD_VERSION,
    timestamp: '2026-03-02T09:00:00.000Z',
    data: payloadData[type].parse(examples[type]),
  }) as WebhookPayload;
