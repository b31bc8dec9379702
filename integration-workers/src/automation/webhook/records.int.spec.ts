import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { payloadOf } from 'contracts/automation/webhook/webhook.compose';
import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from '#integration-workers/engine/read';
import { givenCandidate, givenJob, givenRow } from '#integration-workers/test/read-models.fixture';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { isWanted, valuesFor } from './about.ts';
import { factsFor } from './facts.ts';

const idOf = (name: string) => derivedId('records spec', name);
const startsAt = '2026-03-09T15:00:00.000Z';
let harness: Harness;
let readers: ReturnType<typeof openPipelinedPool>;
let candidateId: string;
const tools = () => ({ read: openReader(readers), clock: () => new Date(startsAt), publicUrl: '' }) as unknown as Tools;
const causeIn = (tenantId: string) => ({ tenantId, eventId: idOf('event'), policy: 'p', target: 't', position: '1' });
const row = (table: string, id: string, more: object) =>
  givenRow(harness.admin, table, { tenant_id: exampleTenantId, id, ...more });

beforeAll(async () => {
  harness = await openHarness();
  readers = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  await harness.project(10n);
  await givenJob(harness.admin, exampleJobId).catch(() => undefined);
  candidateId = (await givenCandidate(harness.admin, { firstName: 'Ada' })).candidateId;
  await harness.admin.query(`update read.candidate set source = 'referral' where id = $1`, [candidateId]);
  const about = { candidate_id: candidateId, job_id: exampleJobId };
  await row('interview', idOf('interview'), {
    ...about,
    subject_id: exampleJobId,
    status: 'approved',
    source: 'fair-2026',
    job_title: '',
  });
  await row('live_interview', idOf('live'), {
    ...{ ...about, interview_id: idOf('interview'), status: 'scheduled', starts_at: startsAt, minutes: 45 },
    ...{ time_zone: 'Europe/Lisbon', title: 'Between us', place: 'Dock 4' },
  });
  await row('interview_review', idOf('review'), {
    ...{ ...about, interview_id: idOf('interview'), reviewer_id: 'ana', submitted_at: startsAt, status: 'submitted' },
    ratings: JSON.stringify({ a: { score: 1 } }),
  });
  await row('pending_hire', idOf('hire'), {
    ...about,
    status: 'approved',
    job_title: 'Cook',
    starts_on: '2026-04-01',
    team_id: idOf('team'),
  });
  await row('response', idOf('response'), {
    ...{ ...about, interview_id: idOf('interview'), status: 'invited', expires_at: '2026-03-12T15:00:00.000Z' },
    ...{ question_set_id: idOf('set'), step_id: idOf('step') },
  });
  await row('contract', idOf('contract'), {
    ...{ ...about, status: 'signed', template_id: idOf('template'), signed_count: 2, signer_count: 2 },
    ...{ expires_at: startsAt, title: 'Offer of Ada' },
  });
});
afterAll(async () => {
  await readers.end();
  await harness.close();
});

const happened = (type: string, of: string, data: object = {}) =>
  recorded(type, { ...data }, { stream: idOf(of) }) as never;
const told = async (type: string, of: string, tenantId = exampleTenantId, data: object = {}) =>
  (await payloadOf(happened(type, of, data), factsFor(tools(), causeIn(tenantId)), '')).payload;

describe('what webhooks tell of hires, contracts, live interviews and reviews (AUT-82)', () => {
  it('given each of them, when composed, then it says how it stands and whom it is about, and no word of theirs', async () => {
    const job = { id: exampleJobId, title: 'Dock planner' };
    const candidate = { id: candidateId, firstName: 'Ada' };
    const ofInterview = { interviewId: idOf('interview') };
    const all = [
      await told('LiveInterviewCreated', 'live', exampleTenantId, { startsAt }),
      await told('InterviewReviewSubmitted', 'review'),
      await told('PendingHireApproved', 'hire'),
      await told('ContractSigned', 'contract', exampleTenantId, { isLast: true }),
    ];
    expect(all.map(({ type, data }) => [type, data])).toMatchObject([
      [
        'live-interview.planned',
        { liveInterview: { ...ofInterview, startsAt, minutes: 45, timeZone: 'Europe/Lisbon' } },
      ],
      ['review.submitted', { review: { ...ofInterview, reviewerId: 'ana', submittedAt: startsAt, responseId: null } }],
      ['hire.approved', { hire: { id: idOf('hire'), status: 'approved', jobTitle: 'Cook', startsOn: '2026-04-01' } }],
      ['contract.signed', { contract: { status: 'signed', signedCount: 2, signerCount: 2, expiresAt: startsAt } }],
    ]);
    for (const { data } of all) expect(data).toMatchObject({ job, candidate });
    for (const secret of ['Between us', 'Dock 4', 'Offer of Ada', 'score'])
      expect(JSON.stringify(all)).not.toContain(secret);
    expect((await told('PendingHireApproved', 'hire', idOf('another company'))).data).toMatchObject({
      ...{ hire: null, job: null, candidate: { id: null } },
    });
  });

  it('given filters, when one of them happens, then they are asked of its interview, else of its candidate; of what is no such event nobody is told', async () => {
    const asking = { cause: causeIn(exampleTenantId), tools: tools() };
    const source = (value: string): Filter[] => [{ field: 'source', operator: 'is', values: [value] }];
    const planned = happened('LiveInterviewCreated', 'live', { startsAt });
    expect(await isWanted(source('fair-2026'), planned, asking)).toBe(true);
    expect(await isWanted(source('referral'), planned, asking)).toBe(false);
    expect(await isWanted(source('referral'), happened('PendingHireApproved', 'hire'), asking)).toBe(true);
    const of = (field: Filter['field'], value: string): Filter[] => [{ field, operator: 'is', values: [value] }];
    const hired = happened('PendingHireApproved', 'hire');
    expect(await isWanted(of('hire.team', idOf('team')), hired, asking)).toBe(true);
    expect(await isWanted(of('hire.manager', idOf('team')), hired, asking)).toBe(false);
    const signed = happened('ContractSigned', 'contract', { isLast: true });
    expect(await isWanted(of('contract.template', idOf('template')), signed, asking)).toBe(true);
    expect(await isWanted(of('contract.template', idOf('other')), signed, asking)).toBe(false);
    expect(await isWanted([], happened('LiveInterviewCreated', 'live', { startsAt: null }), asking)).toBe(false);
    expect(await isWanted([], happened('LiveInterviewChanged', 'live', { to: { minutes: 30 } }), asking)).toBe(false);
    expect(await isWanted([], happened('ContractSigned', 'contract', { isLast: false }), asking)).toBe(false);
    const { values } = await valuesFor(planned, asking.cause, asking.tools);
    expect(values(false)).toMatchObject({
      ...{ 'candidate.first_name': 'Ada', 'event.interview_id': idOf('interview'), 'interview.place': 'Dock 4' },
      'interview.time': 'Monday, March 9, 2026 at 3:00 PM (UTC)',
    });
    expect(values(true)).toMatchObject({ 'candidate.first_name': '', 'interview.place': '' });
  });

  it('given a rule about one of them that calls a webhook, when composed, then the call says how it stands, and tags have its values', async () => {
    const asking = { cause: causeIn(exampleTenantId), tools: tools() };
    const called = async (trigger: string, of: string, interviewId: string | null = null) => {
      const run = { eventActionId: idOf('rule'), eventActionRunId: idOf('run'), webhookId: idOf('webhook') };
      const about = { candidateId, jobId: exampleJobId, interviewId, recordId: idOf(of) };
      const call = happened('WebhookCalled', 'webhook', { ...run, ...about, trigger });
      const { payload } = await payloadOf(call, factsFor(tools(), asking.cause), '');
      const { values } = await valuesFor(call, asking.cause, asking.tools);
      return { data: payload.data, values: values(false) };
    };
    const none = { liveInterview: null, review: null, hire: null, contract: null };
    const live = await called('live-planned', 'live', idOf('interview'));
    expect(live.data).toMatchObject({ ...none, liveInterview: { id: idOf('live'), startsAt }, training: null });
    expect(live.values).toMatchObject({
      ...{ 'interview.title': 'Between us', 'interview.time': 'Monday, March 9, 2026 at 3:00 PM (UTC)' },
      ...{ 'interview.place': 'Dock 4', 'interview.deadline': 'Thursday, March 12, 2026 at 3:00 PM (UTC)' },
    });
    const review = await called('review-submitted', 'review', idOf('interview'));
    expect(review.data).toMatchObject({ ...none, review: { id: idOf('review'), reviewerId: 'ana' } });
    const hire = await called('hire-joined', 'hire');
    expect(hire.data).toMatchObject({ ...none, hire: { id: idOf('hire'), startsOn: '2026-04-01' } });
    expect(hire.values).toMatchObject({ 'hire.first_day': 'Apr 1, 2026', 'hire.job_title': 'Cook' });
    const contract = await called('contract-signed', 'contract');
    expect(contract.data).toMatchObject({ ...none, contract: { id: idOf('contract'), status: 'signed' } });
    expect(contract.values).toMatchObject({ 'contract.title': 'Offer of Ada' });
    expect((await called('candidate-added', 'nothing')).data).toMatchObject({
      ...none,
      candidate: { id: candidateId },
    });
  });
});
