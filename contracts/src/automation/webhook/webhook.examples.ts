import type { z } from 'zod';
import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleUserId } from '#contracts/kernel/examples';
import type { PendingHireStatus } from '#contracts/recruiting/pending-hire/pending-hire.choices';
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

const user = { id: exampleUserId, name: 'Ana Lima', email: 'ana.lima@harbor.example' };
const program = { id: exampleId('10'), name: 'Food safety', version: 3 };
const assigned = {
  ...{ id: exampleId('11'), program, status: 'open' as const, result: null, score: null },
  ...{ startedAt: null, completedAt: null, deadline: '2026-03-31T21:00:00.000Z', isLate: false },
};
const started = { ...assigned, status: 'begun' as const, startedAt: '2026-03-02T09:00:00.000Z' };
const completed = {
  ...{ ...started, status: 'completed' as const, result: 'passed' as const, score: 85 },
  completedAt: '2026-03-02T09:00:00.000Z',
};
const certificate = {
  ...{ id: exampleId('12'), number: '018F-6A10-0000', program, status: 'valid' as const, score: 85 },
  validUntil: '2027-03-02',
};
const asked = {
  ...{ id: exampleId('13'), document: { id: exampleId('14'), name: 'Workplace safety', version: 2 } },
  ...{ status: 'overdue' as const, acknowledgedAt: null, deadline: '2026-03-02T09:00:00.000Z', isLate: false },
};
const acknowledged = { ...asked, status: 'acknowledged' as const, acknowledgedAt: '2026-03-02T09:00:00.000Z' };

const offered = { job, openInterview: null, candidate };
const planned = {
  ...{ id: exampleId('15'), interviewId: exampleInterviewId, status: 'scheduled' as const },
  ...{ startsAt: '2026-03-09T15:00:00.000Z', minutes: 45, timeZone: 'America/Sao_Paulo' },
};
const review = {
  ...{ id: exampleId('16'), interviewId: exampleInterviewId, responseId: exampleId('17'), liveInterviewId: null },
  ...{ reviewerId: exampleUserId, submittedAt: '2026-03-02T09:00:00.000Z' },
};
const hire = { id: exampleId('18'), status: 'preparing' as const, jobTitle: 'Dock planner', startsOn: '2026-04-01' };
const toldOfHire = (status: PendingHireStatus) => ({ hire: { ...hire, status }, job, candidate });
const sent = {
  ...{ id: exampleId('19'), status: 'sent' as const, templateId: exampleId('1a'), signedCount: 0, signerCount: 2 },
  expiresAt: '2026-03-16T09:00:00.000Z',
};
const signed = { ...sent, status: 'signed' as const, signedCount: 2 };

const examples: { [Type in ToldEvent]: z.infer<(typeof payloadData)[Type]> } = {
  'job.published': { job },
  'job.unpublished': { job },
  'candidate.created': { candidate },
  'candidate.assigned': { candidate, assigneeId: exampleUserId, teamId: null },
  'candidate.unassigned': { candidate },
  'candidate.changed': { candidate, fields: ['phone', 'city'] },
  'candidate.merged': { candidate, otherId: exampleId('1b') },
  'candidate.unmerged': { candidate, otherId: exampleId('1b') },
  'candidate.removed': { candidateId: exampleCandidateId },
  'candidate.erased': { candidateId: exampleCandidateId },
  'application.submitted': { applicationId: exampleId('06'), source: 'company-page', ...interview },
  'interview.created': interview,
  'interview.status-changed': { from: 'created', to: 'approved', ...interview },
  'live-interview.planned': { liveInterview: planned, ...offered },
  'live-interview.moved': { liveInterview: { ...planned, startsAt: '2026-03-10T15:00:00.000Z' }, ...offered },
  'live-interview.cancelled': { liveInterview: { ...planned, status: 'cancelled' }, ...offered },
  'review.submitted': { review, ...offered },
  'hire.started': toldOfHire('preparing'),
  'hire.approved': toldOfHire('approved'),
  'hire.hired': toldOfHire('hired'),
  'hire.declined': toldOfHire('declined'),
  'hire.withdrawn': toldOfHire('withdrawn'),
  'contract.sent': { contract: sent, job, candidate },
  'contract.signed': { contract: signed, job, candidate },
  'contract.declined': { contract: { ...sent, status: 'declined' }, job, candidate },
  'training.assigned': { training: assigned, user },
  'training.started': { training: started, user },
  'training.completed': { training: { ...completed, result: 'in-review' }, user },
  'training.reviewed': { training: completed, user },
  'training.expired': { training: { ...started, status: 'expired' }, user },
  'certificate.issued': { certificate, user },
  'certificate.expiring': { certificate, user },
  'certificate.expired': { certificate: { ...certificate, status: 'expired' }, user },
  'handbook.acknowledged': { acknowledgement: acknowledged, user },
  'handbook.overdue': { acknowledgement: asked, user },
  [CALL_EVENT]: {
    eventActionId: exampleId('08'),
    eventActionRunId: exampleId('09'),
    event: 'status-changed',
    ...interview,
    ...{ liveInterview: null, review: null, hire: null, contract: null },
    ...{ training: null, certificate: null, acknowledgement: null, user: null },
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
