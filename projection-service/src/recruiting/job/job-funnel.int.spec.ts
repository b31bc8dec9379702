import { randomUUID } from 'node:crypto';
import { exampleCandidateId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const HOUR = 3_600;
const start = Date.parse('2026-03-02T09:00:00.000Z');
const hoursIn = (hours: number) => new Date(start + hours * HOUR * 1_000).toISOString();

describe('a job as its team looks at it', () => {
  let service: Harness;
  let position = '';
  beforeAll(async () => {
    service = await openHarness();
    const tenant = { tenantId: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor' };
    await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data: tenant }], GLOBAL);
    const data = { userId: exampleUserId, roles: ['Owner'] };
    await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }]);
  });
  afterAll(() => service.close());

  type Move = [hours: number, from: string, to: string];
  const interview = async (jobId: string, { source, moves = [] }: { source?: string; moves?: Move[] }) => {
    const interviewId = randomUUID();
    if (source !== undefined) {
      const applicationId = randomUUID();
      const data = { applicationId, interviewId, jobId, openInterviewId: null, userId: randomUUID(), source };
      await service.append('application', applicationId, [{ type: 'ApplicationSubmitted', data, at: hoursIn(0) }]);
    }
    const ids = { interviewId, candidateId: exampleCandidateId };
    position = await service.append('interview', interviewId, [
      { type: 'InterviewCreated', data: { ...ids, jobId }, at: hoursIn(0) },
      ...moves.map(([hours, from, to]) => ({
        ...{ type: 'InterviewStatusChanged', data: { ...ids, from, to, comment: '' }, at: hoursIn(hours) },
      })),
    ]);
  };
  const job = async (details: object = {}) => {
    const id = randomUUID();
    const data = { jobId: id, ...jobDetails('Cook'), ...details };
    position = await service.append('job', id, [{ type: 'JobCreated', data }]);
    return id;
  };
  const get = (path: string, tenantId?: string) =>
    service.get(`/api/tenant/${path}`, { minPosition: position, ...(tenantId && { tenantId }) });

  it('given interviews that moved, when the funnel is asked for, then it counts, times and tells sources apart', async () => {
    const id = await job();
    await interview(id, {
      source: 'indeed',
      moves: [
        [2, 'created', 'reviewed'],
        [10, 'reviewed', 'approved'],
      ],
    });
    await interview(id, {
      source: 'indeed',
      moves: [
        [4, 'created', 'considered'],
        [6, 'considered', 'rejected'],
      ],
    });
    await interview(id, { source: 'company-page', moves: [[6, 'created', 'reviewed']] });
    await interview(id, {});
    await interview(await job(), { source: 'indeed', moves: [[1, 'created', 'approved']] });
    const { status, body } = await get(`jobs/${id}/funnel`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interviews: 4,
      applications: 3,
      firstAnswer: { count: 3, medianSeconds: 4 * HOUR },
      hire: { count: 1, medianSeconds: 10 * HOUR },
      sources: [
        { source: 'indeed', interviews: 2, considered: 1, approved: 1, rejected: 1, hired: 0 },
        { source: 'company-page', interviews: 1, considered: 0, approved: 0, rejected: 0 },
        { source: null, interviews: 1, considered: 0, approved: 0, rejected: 0 },
      ],
    });
    const of = (status: string) => body.statuses.find((one: { status: string }) => one.status === status);
    expect(of('created')).toMatchObject({ reached: 4, now: 1, medianSeconds: 4 * HOUR });
    expect(of('reviewed')).toMatchObject({ reached: 2, now: 1, medianSeconds: 8 * HOUR });
    expect(of('reviewed').waitingSeconds).toBeGreaterThan(HOUR);
    expect(of('pending')).toEqual({ status: 'pending', reached: 0, now: 0, medianSeconds: null, waitingSeconds: null });
    expect(body.statuses).toHaveLength(10);
  });

  it('given interviews that staff opened from a source, when it is corrected and a hire follows, then the funnel counts them under it, and as no applications', async () => {
    const id = await job();
    const interviewId = randomUUID();
    const ids = { interviewId, candidateId: exampleCandidateId };
    await service.append('interview', interviewId, [
      { type: 'InterviewCreated', data: { ...ids, jobId: id, openInterviewId: null, source: 'agency' } },
      { type: 'InterviewSourceChanged', data: { ...ids, source: 'referral' } },
    ]);
    const hire = { pendingHireId: randomUUID(), candidateId: exampleCandidateId };
    position = await service.append('pendingHire', hire.pendingHireId, [
      {
        type: 'PendingHireCreated',
        data: {
          ...{ ...hire, jobId: id, interviewId, jobTitle: 'Cook', startsOn: null, timeZone: null },
          ...{ managerId: null, teamId: null, checklistId: null, checklist: [] },
        },
      },
      {
        type: 'PendingHireHired',
        data: { ...hire, by: exampleUserId, roles: [randomUUID()], type: 'regular', teams: [] },
      },
    ]);
    expect((await get(`jobs/${id}/funnel`)).body).toMatchObject({
      interviews: 1,
      applications: 0,
      sources: [{ source: 'referral', interviews: 1, approved: 0, hired: 1 }],
    });
  });

  it('given rejections for reasons and one that was undone, when the funnel is asked for, then it counts those that stand, by the names of today', async () => {
    const id = await job();
    const reasonId = randomUUID();
    await service.append('rejectionReason', reasonId, [
      { type: 'RejectionReasonCreated', data: { rejectionReasonId: reasonId, name: 'Pay' } },
      {
        type: 'RejectionReasonChanged',
        data: { rejectionReasonId: reasonId, from: { name: 'Pay' }, to: { name: 'Too expensive' } },
      },
      { type: 'RejectionReasonRemoved', data: { rejectionReasonId: reasonId } },
    ]);
    const rejected = async (why: string | null) => {
      const interviewId = randomUUID();
      const ids = { interviewId, candidateId: exampleCandidateId };
      const data = {
        ...ids,
        from: 'created',
        to: 'rejected',
        comment: '',
        reasonId: why,
        undoneTo: null,
        isSilent: false,
      };
      position = await service.append('interview', interviewId, [
        { type: 'InterviewCreated', data: { ...ids, jobId: id }, at: hoursIn(0) },
        { type: 'InterviewStatusChanged', data, at: hoursIn(1) },
      ]);
      return { ids, interviewId };
    };
    await rejected(reasonId);
    await rejected(null);
    const { ids, interviewId } = await rejected(reasonId);
    const back = { from: 'rejected', to: 'created', comment: '', reasonId: null, undoneTo: hoursIn(0) };
    position = await service.append('interview', interviewId, [
      { type: 'InterviewStatusChanged', data: { ...ids, ...back }, at: hoursIn(1) },
    ]);
    const { body } = await get(`jobs/${id}/funnel`);
    expect(body.reasons).toEqual([
      { reasonId, name: 'Too expensive', interviews: 1 },
      { reasonId: null, name: null, interviews: 1 },
    ]);
    expect(body.firstAnswer).toEqual({ count: 2, medianSeconds: HOUR });
    const of = (status: string) => body.statuses.find((one: { status: string }) => one.status === status);
    expect([of('rejected').reached, of('created').now]).toEqual([2, 1]);
    const undone = (await get(`interviews/${interviewId}`)).body;
    expect(undone).toMatchObject({ status: 'created', statusSince: hoursIn(0), reasonId: null, reasonName: null });
    const log = (await get(`interview-log?filter={"interviewId":"${interviewId}"}&sort=["occurredAt","ASC"]`)).body;
    expect(log.map(({ isUndo, reasonName }: { isUndo: boolean; reasonName: string }) => [isUndo, reasonName])).toEqual([
      [false, 'Too expensive'],
      [true, null],
    ]);
    const listed = (await get(`interviews?filter={"reasonId":"${reasonId}"}`)).body;
    expect(listed).toMatchObject([{ status: 'rejected', reasonName: 'Too expensive', jobId: id }]);
  });

  it('given a job of another company or none, when its funnel is asked for, then it is not found', async () => {
    const id = await job();
    await interview(id, { source: 'indeed' });
    expect((await get(`jobs/${id}/funnel`)).body).toMatchObject({ interviews: 1, applications: 1 });
    expect((await get(`jobs/${id}/funnel`, derivedId('another company'))).status).toBe(404);
    expect((await get(`jobs/${randomUUID()}/funnel`)).status).toBe(404);
  });

  it('given a draft, when it is previewed, then its page is whole, in the language asked for, and leads nowhere', async () => {
    const id = await job({ title: 'Secret chef', description: 'Call https://harbor.example now', salaryMax: 100 });
    const { status, body } = await get(`jobs/${id}/preview?lang=pt-br`);
    expect(status).toBe(200);
    expect(body.html).toContain('<h1 dir="auto">Secret chef</h1>');
    expect(body.html).toContain('Candidatar-se');
    expect(body.html).not.toMatch(/<a\b[^>]* href=/);
    expect((await get(`jobs/${id}/preview`, derivedId('another company'))).status).toBe(404);
    expect((await get(`jobs/${id}/preview?lang=xx`)).status).toBe(422);
  });

  it('given a set of questions, when they change or it is removed, then every version is read as it was', async () => {
    const questionSetId = randomUUID();
    const question = (text: string) => ({
      ...{ id: randomUUID(), text, responseType: 'text', hint: '', instructionsVideoId: null, isRequired: true },
      ...{ allowedTakes: null, timeLimit: null, thinkTime: null, minimumCharacters: null, points: null, choices: [] },
      showsRightAnswer: false,
    });
    const [first, second] = [[question('Why?')], [question('Why not?')]];
    position = await service.append('questionSet', questionSetId, [
      {
        type: 'QuestionSetCreated',
        data: { questionSetId, name: 'Talk', description: '', questions: first, revision: 1 },
      },
      { type: 'QuestionSetChanged', data: { questionSetId, from: { name: 'Talk' }, to: { name: 'First talk' } } },
      {
        type: 'QuestionSetChanged',
        data: { questionSetId, from: { questions: first, revision: 1 }, to: { questions: second, revision: 2 } },
      },
      { type: 'QuestionSetRemoved', data: { questionSetId } },
    ]);
    const textsOf = async (revision: number) => {
      const { status, body } = await get(`question-sets/${questionSetId}/revisions/${revision}`);
      return status === 200 ? body.questions.map(({ text }: { text: string }) => text) : status;
    };
    expect([await textsOf(1), await textsOf(2), await textsOf(3)]).toEqual([['Why?'], ['Why not?'], 404]);
    expect((await get(`question-sets/${questionSetId}/revisions/1`, derivedId('another company'))).status).toBe(404);
    expect((await get(`question-sets/${questionSetId}`)).status).toBe(404);
  });
});
