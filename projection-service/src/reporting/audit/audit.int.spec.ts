import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { formatPosition } from 'contracts/kernel/position';
import { placeOf } from 'platform/event-store/memory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

describe('the audit', () => {
  const otherTenant = randomUUID();
  const jobId = randomUUID();
  let service: Harness;
  let last: string;
  let candidateId: string;
  let interviewId: string;

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    await story.job('Pilot', jobId);
    ({ id: candidateId } = await story.candidate('Ada', 'Byron'));
    ({ id: interviewId } = await story.interview(candidateId, jobId));
    await service.append('job', jobId, [
      {
        type: 'JobChanged',
        data: { jobId, from: { title: 'Pilot' }, to: { title: 'Harbour pilot' } },
        at: '2026-04-01T00:00:00.000Z',
      },
    ]);
    await service.append('interview', interviewId, [
      {
        type: 'InterviewStatusChanged',
        data: { interviewId, candidateId, from: 'created', to: 'approved', comment: 'Yes' },
        at: '2026-05-01T00:00:00.000Z',
      },
    ]);
    await service.append('job', jobId, [{ type: 'JobRemoved', data: { jobId }, at: '2026-06-01T00:00:00.000Z' }]);
    last = (await storyOf(service, otherTenant).job('Elsewhere')).position;
  });
  afterAll(() => service.close());

  const list = (filter: object) =>
    service.get(`/api/tenant/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}`, { minPosition: last });
  const types = (body: { event: string }[]) => body.map(({ event }) => event);
  const stateAt = (entity: string, id: string, at: string, tenantId = exampleTenantId) =>
    service.get(`/api/tenant/audit-log/state?entity=${entity}&id=${id}&at=${at}`, { tenantId });

  it('given what happened in a company, when the audit is listed, then it tells who changed what, newest first', async () => {
    const { body, headers } = await list({});
    expect(headers['content-range']).toBe('audit-log 0-5/6');
    expect(types(body)).toEqual([
      'JobRemoved',
      'InterviewStatusChanged',
      'JobChanged',
      'InterviewCreated',
      'CandidateCreated',
      'JobCreated',
    ]);
    expect(body[2]).toEqual({
      id: expect.any(String),
      position: formatPosition('spec', placeOf(5)),
      occurredAt: '2026-04-01T00:00:00.000Z',
      actorType: 'user',
      actorId: exampleUserId,
      actorName: 'Rita Recruiter',
      actorCompany: null,
      ip: '203.0.113.7',
      entity: 'job',
      entityId: jobId,
      event: 'JobChanged',
      description: 'Job changed',
      added: { title: 'Harbour pilot' },
      removed: { title: 'Pilot' },
    });
    expect(body[4].added).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
    expect(body[1]).toMatchObject({ added: { status: 'approved', comment: 'Yes' }, removed: { status: 'created' } });
    expect(body[0]).toMatchObject({ added: null, removed: null });
  });

  it.each([
    [{ entity: 'job' }, ['JobRemoved', 'JobChanged', 'JobCreated']],
    [{ entityId: jobId }, ['JobRemoved', 'JobChanged', 'JobCreated']],
    [{ event: 'CandidateCreated' }, ['CandidateCreated']],
    [{ actorId: exampleUserId, entity: 'candidate' }, ['CandidateCreated']],
    [{ occurredAt_gte: '2026-05-01T00:00:00.000Z' }, ['JobRemoved', 'InterviewStatusChanged']],
    [{ occurredAt_gte: '2026-04-01T00:00:00Z', occurredAt_lte: '2026-04-30T23:59:59Z' }, ['JobChanged']],
    [{ entity: 'invented' }, []],
  ])('given the filter %o, when the audit is listed, then it tells these', async (filter, expected) => {
    const { body, headers } = await list(filter);
    expect(types(body)).toEqual(expected);
    expect(headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
  });

  it('given text that no database can hold, when filtered by it, then the refusal names the filter', async () => {
    for (const entity of ['a\0b', '\ud800']) {
      const { status, body } = await list({ entity });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['filter.entity']]);
    }
    const { status, body } = await list({ occurredAt_gte: '0000-01-01T00:00:00Z' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['filter']]);
  });

  it('given a moment, when a thing is asked for, then it is as it was then, with the names of then', async () => {
    const early = await stateAt('interview', interviewId, '2026-03-15T00:00:00Z');
    expect(early.body).toMatchObject({
      entity: 'interview',
      entityId: interviewId,
      asOf: '2026-03-15T00:00:00Z',
      record: { status: 'created', jobTitle: 'Pilot', candidateName: 'Ada Byron', version: 1 },
    });
    const late = await stateAt('interview', interviewId, '2026-07-01T00:00:00Z');
    expect(late.body.record).toMatchObject({ status: 'approved', jobTitle: 'Harbour pilot', version: 2 });
    expect((await stateAt('job', jobId, '2026-05-15T00:00:00Z')).body.record).toMatchObject({ title: 'Harbour pilot' });
  });

  it('given a moment before or after its life, when a thing is asked for, then there is no record', async () => {
    expect((await stateAt('job', jobId, '2020-01-01T00:00:00Z')).body.record).toBeNull();
    expect((await stateAt('job', jobId, '2026-07-01T00:00:00Z')).body.record).toBeNull();
  });

  it('given a thing of another company or of nobody, when its state is asked for, then there is no such thing', async () => {
    expect((await stateAt('job', jobId, '2026-05-15T00:00:00Z', otherTenant)).status).toBe(404);
    expect((await stateAt('candidate', jobId, '2026-05-15T00:00:00Z')).status).toBe(404);
    expect((await stateAt('job', 'no-id', '2026-05-15T00:00:00Z')).body.errors).toHaveProperty('id');
  });

  it('given an application, when the audit is listed, then neither name nor address of the account is in it', async () => {
    const applicationId = randomUUID();
    const ids = { applicationId, interviewId: randomUUID(), jobId, openInterviewId: null, userId: exampleUserId };
    const told = [{ type: 'ApplicationSubmitted', data: { ...ids, source: 'company-page' } }];
    const minPosition = await service.append('application', applicationId, told);
    const filter = encodeURIComponent(JSON.stringify({ entityId: applicationId }));
    const { body } = await service.get(`/api/tenant/audit-log?filter=${filter}`, { minPosition });
    expect(body).toMatchObject([{ entity: 'application', actorType: 'user', actorName: null, ip: null }]);
  });

  it('given answers of a candidate and time that staff gave, when the audit is listed, then only staff are named', async () => {
    const responseId = randomUUID();
    const told = [
      { type: 'ResponseOpened', data: { responseId } },
      { type: 'ResponseReminded', data: { responseId, candidateId: exampleUserId, left: [] } },
    ];
    const minPosition = await service.append('response', responseId, told);
    const filter = encodeURIComponent(JSON.stringify({ entityId: responseId }));
    const sort = encodeURIComponent('["occurredAt","ASC"]');
    const { body } = await service.get(`/api/tenant/audit-log?filter=${filter}&sort=${sort}`, { minPosition });
    const byEvent = Object.fromEntries(body.map((entry: { event: string }) => [entry.event, entry]));
    expect(byEvent.ResponseOpened).toMatchObject({ actorType: 'user', actorName: null, ip: null });
    expect(byEvent.ResponseReminded).toMatchObject({ actorName: 'Rita Recruiter' });
  });
});
