import type { Learning } from 'contracts/automation/event-action/event-action.learning';
import { type WebhookFacts, withoutPerson } from 'contracts/automation/webhook/webhook.compose';
import type { PublicEvent } from 'contracts/automation/webhook/webhook.published';
import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { delayOf } from '#integration-workers/engine/reschedule';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { composePayload } from './payload.ts';

const job = { id: exampleJobId, title: 'Dock planner', slug: 'dock-planner' };
const candidate = { id: exampleCandidateId, firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
const learned: Learning = {
  ...{
    kind: 'training',
    id: derivedId('assignment'),
    userId: exampleUserId,
    name: 'Ana Lima',
    email: 'ana@harbor.example',
  },
  ...{
    isMember: true,
    hasJoined: false,
    teamIds: [],
    programId: derivedId('program'),
    documentId: derivedId('document'),
  },
  ...{ title: 'Food safety', version: 3, status: 'completed', scheduleId: derivedId('schedule'), isPolicy: false },
  ...{ score: 85, result: 'passed', startedAt: '2026-03-01T09:00:00.000Z', completedAt: '2026-03-02T09:00:00.000Z' },
  ...{
    dueAt: '2026-03-31T21:00:00.000Z',
    firstDueAt: '2026-03-01T21:00:00.000Z',
    dueOn: '2026-03-31',
    validUntil: null,
  },
};
const known: WebhookFacts = {
  offered: async () => ({ job, openInterview: null }),
  job: async () => job,
  candidate: async () => candidate,
  interview: async () => ({ job, openInterview: null, candidate }),
  learning: async (of) => ({ ...learned, ...of }),
  record: async () => null,
};
const now = new Date('2026-03-02T09:00:05.000Z');
const compose = (type: string, data: Record<string, unknown>, facts = known, at = now) =>
  composePayload(recorded(type, data, { stream: derivedId('record') }) as PublicEvent, facts, {
    webhookName: 'Payroll',
    now: at,
  });

const submitted = {
  applicationId: derivedId('application'),
  interviewId: exampleInterviewId,
  jobId: exampleJobId,
  openInterviewId: null,
  userId: derivedId('user'),
  source: 'company-page',
};

describe('what a webhook is told', () => {
  it('given a training, a certificate and a document to read, when composed, then it says what, whose and how, and of the erased no name', async () => {
    const of = { trainingAssignmentId: learned.id, userId: exampleUserId, earned: 17, possible: 20, unreviewed: 0 };
    const completed = await compose('TrainingCompleted', of);
    const user = { id: exampleUserId, name: 'Ana Lima', email: 'ana@harbor.example' };
    expect(completed.subjectId).toBe(exampleUserId);
    expect(completed.payload).toMatchObject({
      type: 'training.completed',
      data: { training: { program: { name: 'Food safety' }, result: 'passed', score: 85, isLate: true }, user },
    });
    expect(withoutPerson(completed).data).toMatchObject({ user: { id: exampleUserId, name: null, email: null } });
    const held: WebhookFacts = {
      ...known,
      learning: async (asked) => ({
        ...learned,
        ...asked,
        status: asked.kind === 'handbook' ? 'acknowledged' : 'valid',
      }),
    };
    const ids = { trainingCertificateId: derivedId('certificate'), userId: exampleUserId };
    expect((await compose('TrainingCertificateExpiring', ids, held)).payload).toMatchObject({
      type: 'certificate.expiring',
      data: { certificate: { program: { version: 3 }, score: 85 }, user },
    });
    const read = { acknowledgementId: derivedId('acknowledgement'), userId: exampleUserId, handbookVersion: 3 };
    expect((await compose('DocumentAcknowledged', read, held)).payload).toMatchObject({
      type: 'handbook.acknowledged',
      data: {
        acknowledgement: { document: { name: 'Food safety', version: 3 }, acknowledgedAt: learned.completedAt },
        user,
      },
    });
  });

  it('given a change of status, when composed, then type, version, time, ids and names are in it, and no comment', async () => {
    const data = {
      interviewId: exampleInterviewId,
      candidateId: exampleCandidateId,
      from: 'created',
      to: 'approved',
      comment: 'between us',
    };
    expect(await compose('InterviewStatusChanged', data)).toEqual({
      subjectId: exampleCandidateId,
      payload: {
        type: 'interview.status-changed',
        version: 1,
        timestamp: '2026-03-02T09:00:00.000Z',
        data: { interviewId: exampleInterviewId, from: 'created', to: 'approved', job, openInterview: null, candidate },
      },
    });
  });

  it('given a change, a merge or a removal of a candidate, when composed, then fields and ids are in it, and no value (AUT-82)', async () => {
    const { candidateId } = { candidateId: exampleCandidateId };
    const change = { candidateId, from: { city: 'Faro' }, to: { city: 'Lisbon', phone: '1', phoneE164: '+1' } };
    const changed = await compose('CandidateChanged', change);
    expect(changed).toMatchObject({
      subjectId: candidateId,
      payload: { type: 'candidate.changed', data: { candidate, fields: ['city', 'phone'] } },
    });
    expect(JSON.stringify(changed)).not.toMatch(/Faro|Lisbon/);
    const otherId = derivedId('other');
    for (const [type, name] of [
      ['CandidateMerged', 'candidate.merged'],
      ['CandidateUnmerged', 'candidate.unmerged'],
    ] as const)
      expect((await compose(type, { candidateId, otherId })).payload).toMatchObject({
        ...{ type: name, data: { candidate, otherId } },
      });
    expect((await compose('CandidateRemoved', { candidateId })).payload.data).toEqual({ candidateId });
    const erased = await compose('CandidateChanged', { candidateId, from: { erased: true }, to: { erased: true } });
    expect(erased.payload.data).toMatchObject({ fields: [] });
  });

  it('given an application, when composed, then the account behind it is not named', async () => {
    const { payload, subjectId } = await compose('ApplicationSubmitted', submitted);
    expect(JSON.stringify(payload)).not.toContain(submitted.userId);
    expect([payload.type, subjectId]).toEqual(['application.submitted', exampleCandidateId]);
  });

  it('given an application whose interview is not there yet, when composed, then it is looked at again, and not for ever', async () => {
    const without: WebhookFacts = { ...known, interview: async () => undefined };
    const early = await compose('ApplicationSubmitted', submitted, without).catch((error) => error);
    expect(delayOf(early)).toBe(1_000);
    const late = new Date('2026-03-02T09:01:00.000Z');
    const { payload, subjectId } = await compose('ApplicationSubmitted', submitted, without, late);
    expect(payload.data).toMatchObject({ job, candidate: { id: null, firstName: null, email: null } });
    expect(subjectId).toBeNull();
  });

  it('given a candidate who is assigned, or no more, when composed, then it names the candidate, and staff by their ids alone (AUT-75)', async () => {
    const owner = { assigneeId: exampleUserId, teamId: null };
    const assigned = await compose('CandidateAssigned', { candidateId: exampleCandidateId, ...owner });
    expect(assigned).toMatchObject({
      subjectId: exampleCandidateId,
      payload: { type: 'candidate.assigned', data: { candidate, ...owner } },
    });
    expect(withoutPerson(assigned).data).toMatchObject({ candidate: { firstName: null }, ...owner });
    const { payload } = await compose('CandidateUnassigned', { candidateId: exampleCandidateId });
    expect(payload).toMatchObject({ type: 'candidate.unassigned', data: { candidate } });
  });

  it('given an event of every public type, when composed, then it is as it is documented', async () => {
    const ids = { interviewId: exampleInterviewId, candidateId: exampleCandidateId, jobId: exampleJobId };
    const types = [];
    for (const type of ['JobPublished', 'JobUnpublished', 'CandidateCreated', 'CandidateErased', 'InterviewCreated'])
      types.push((await compose(type, ids)).payload.type);
    const tested = await compose('WebhookTested', { webhookId: derivedId('webhook') });
    expect(types).toEqual([
      'job.published',
      'job.unpublished',
      'candidate.created',
      'candidate.erased',
      'interview.created',
    ]);
    expect(tested).toMatchObject({ payload: { type: 'webhook.test', data: { name: 'Payroll' } }, subjectId: null });
  });

  it('given a call by an event action, when composed, then it says of whom and of what; about a job alone, it names nobody', async () => {
    const run = {
      webhookId: derivedId('webhook'),
      eventActionId: derivedId('rule'),
      eventActionRunId: derivedId('run'),
    };
    const about = { candidateId: exampleCandidateId, interviewId: exampleInterviewId, jobId: exampleJobId };
    const called = await compose('WebhookCalled', { ...run, ...about, trigger: 'status-changed' });
    expect(called.subjectId).toBe(exampleCandidateId);
    expect(called.payload).toMatchObject({
      type: 'event-action.triggered',
      data: { eventActionRunId: run.eventActionRunId, event: 'status-changed', job, candidate },
    });
    expect(called.payload.data).not.toHaveProperty('webhookId');
    const none = { candidateId: null, interviewId: null, jobId: exampleJobId };
    const expired = await compose('WebhookCalled', { ...run, ...none, trigger: 'job-expired' });
    expect(expired.subjectId).toBeNull();
    expect(withoutPerson(expired).data).toMatchObject({ job, candidate: null });
  });

  it('given a person who is erased meanwhile, when told without them, then only their id is left', async () => {
    const composed = await compose('CandidateCreated', { candidateId: exampleCandidateId });
    expect(withoutPerson(composed).data).toEqual({
      candidate: { id: exampleCandidateId, firstName: null, lastName: null, email: null },
    });
  });
});
