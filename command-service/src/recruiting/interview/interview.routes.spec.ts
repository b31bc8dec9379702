import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { POSITION_HEADER } from 'contracts/kernel/position';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const candidate = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '' };
const nobody = '018f6a10-0000-7000-8000-00000000dead';

describe('interview routes', () => {
  let app: SpecApp;
  let candidateId: string;
  let jobId: string;
  beforeEach(async () => {
    app = specApp();
    candidateId = (await app.recruiter('post', '/api/tenant/candidates', candidate)).body.id;
    jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
  });
  const open = (body: object = { candidateId, jobId }) => app.recruiter('post', '/api/tenant/interviews', body);
  const openTwo = async (): Promise<string[]> => {
    const other = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Dishwasher' })).body.id;
    return [(await open()).body.id, (await open({ candidateId, jobId: other })).body.id];
  };
  const move = (id: string, body: object) => app.recruiter('post', `/api/tenant/interviews/${id}/status`, body);

  it('given a candidate and a job, when an interview is opened, then the record is answered with its position', async () => {
    const response = await open();
    expect(response.status).toBe(201);
    const { id, createdAt } = response.body;
    const stamps = { createdAt, updatedAt: createdAt, version: 1 };
    const status = { responseIds: [], status: 'created', statusSince: createdAt, reasonId: null };
    const whose = { assigneeId: null, teamId: null };
    expect(response.body).toEqual({
      id,
      candidateId,
      jobId,
      openInterviewId: null,
      source: null,
      ...status,
      ...whose,
      ...stamps,
    });
    expect(response.headers[POSITION_HEADER.toLowerCase()]).toMatch(/^memory\.\d{19}$/);
  });

  it('given ids that the company does not have, when an interview is opened, then both fields are named', async () => {
    const response = await open({ candidateId: nobody, jobId: nobody });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({ candidateId: ['candidate-not-found'], jobId: ['job-not-found'] });
  });

  it('given a removed job or an erased candidate, when an interview is opened, then it is refused', async () => {
    await app.recruiter('delete', `/api/tenant/jobs/${jobId}`);
    expect((await open()).body.errors).toEqual({ jobId: ['job-not-found'] });
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`);
    expect((await open()).body.errors).toEqual({ candidateId: ['candidate-not-found'], jobId: ['job-not-found'] });
  });

  it('given the same Idempotency-Key, when opened twice, even after the job is gone, then there is one interview', async () => {
    const first = await open().set('Idempotency-Key', 'k1');
    await app.recruiter('delete', `/api/tenant/jobs/${jobId}`);
    const second = await open().set('Idempotency-Key', 'k1');
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await open().set('Idempotency-Key', 'k2')).status).toBe(422);
  });

  it('given an interview, when it is assigned, then to somebody who works here, a team or nobody (AUT-61)', async () => {
    const { id } = (await open()).body;
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const assign = (body: object) => app.recruiter('post', `/api/tenant/interviews/${id}/assign`, body);
    const teamId = (await app.owner('post', '/api/tenant/teams', { name: 'Dock', userIds: [exampleUserId] })).body.id;
    expect((await assign({ assigneeId: exampleUserId })).body).toMatchObject({ assigneeId: exampleUserId, version: 2 });
    expect((await assign({ assigneeId: exampleUserId })).body.version).toBe(2);
    expect((await assign({ teamId })).body).toMatchObject({ assigneeId: null, teamId });
    expect((await assign({})).body).toMatchObject({ assigneeId: null, teamId: null });
    expect((await assign({ assigneeId: nobody })).body.errors).toEqual({ assigneeId: ['user-unknown'] });
    expect((await assign({ teamId: nobody })).body.errors).toEqual({ teamId: ['team-unknown'] });
    expect((await assign({ assigneeId: exampleUserId, teamId })).body.code).toBe('interview-assigned-to-both');
    expect((await assign({ isForManager: true })).body.code).toBe('task-no-hiring-manager');
    const foreign = app.as('Owner', otherTenantId);
    expect((await foreign('post', `/api/tenant/interviews/${id}/assign`, {})).status).toBe(404);
  });

  it('given a source, when an interview is opened with it and it is corrected, then it is answered; what is no code, or another company’s interview, is refused', async () => {
    const first = (await open({ candidateId, jobId, source: 'Trade-School' })).body;
    expect(first.source).toBe('trade-school');
    const say = (source: unknown, as = app.recruiter) =>
      as('post', `/api/tenant/interviews/${first.id}/source`, { source });
    expect((await say('referral')).body).toMatchObject({ source: 'referral', version: 2 });
    expect((await say('referral')).body.version).toBe(2);
    expect((await say(null)).body.source).toBeNull();
    expect((await say('a fair')).body.errors).toEqual({ source: ['source-invalid'] });
    expect((await open({ candidateId, jobId, source: 'a fair' })).body.errors).toEqual({ source: ['source-invalid'] });
    expect((await say('referral', app.as('Owner', otherTenantId))).status).toBe(404);
  });

  it('given an open interview, when another is opened for the same candidate and job, then it is refused until the first is completed', async () => {
    const { id } = (await open()).body;
    const second = await open();
    expect([second.status, second.body.code]).toEqual([409, 'interview-open-already']);
    expect(second.body.errors).toEqual({ candidateId: ['interview-open-already'] });
    const otherJob = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Dishwasher' })).body.id;
    expect((await open({ candidateId, jobId: otherJob })).status).toBe(201);
    await move(id, { status: 'considered' });
    expect((await open()).status).toBe(409);
    await move(id, { status: 'rejected' });
    expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(409);
  });

  it('given a completed interview and another that was opened since, when the first is considered again or its change undone, then that is refused', async () => {
    const first = (await open()).body.id;
    await move(first, { status: 'rejected' });
    const second = (await open()).body.id;
    const refused = await move(first, { status: 'considered' });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'interview-open-already',
      undefined,
    ]);
    const undo = { ids: [first], status: 'rejected' };
    const { body } = await app.recruiter('post', '/api/tenant/interviews/status/undo', undo);
    expect(body.refused).toMatchObject([{ id: first, code: 'interview-open-already' }]);
    await move(second, { status: 'discarded' });
    expect((await move(first, { status: 'considered' })).status).toBe(200);
    expect((await open()).status).toBe(409);
  });

  it('given an interview considered again under a key, when that is repeated after another has the pair, then it is answered as it was', async () => {
    const first = (await open()).body.id;
    await move(first, { status: 'rejected' });
    const consider = () => move(first, { status: 'considered' }).set('Idempotency-Key', 'k1');
    expect((await consider()).status).toBe(200);
    await move(first, { status: 'rejected' });
    expect((await open()).status).toBe(201);
    const again = await consider();
    expect([again.status, again.body.status]).toEqual([200, 'rejected']);
  });

  it('given an interview that was opened beside another by an application, when that one is completed and this one moved, then no third is opened', async () => {
    const first = (await open()).body.id;
    const interviewId = '018f6a10-0000-7000-8000-0000000000a2';
    const cause = { eventId: interviewId, policy: 'recruiting.application', target: 'one', correlationId: 'c' };
    const data = { interviewId, candidateId, jobId, openInterviewId: null };
    const opening = { aggregate: 'interview', id: interviewId, type: 'CreateInterview', data, cause };
    await app.system({ tenantId: exampleTenantId, ...opening });
    expect((await move(interviewId, { status: 'reviewed' })).status).toBe(200);
    await move(first, { status: 'rejected' });
    await move(interviewId, { status: 'considered' });
    expect((await open()).status).toBe(409);
  });

  it('given two who open an interview for the same candidate and job at once, when both are answered, then one has it', async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('given many candidates, when they get an interview, then those who have an open one are left out with the reason', async () => {
    await open();
    const other = (await app.recruiter('post', '/api/tenant/candidates', { ...candidate, email: 'bo@mail.example' }))
      .body.id;
    const { body } = await app.recruiter('post', '/api/tenant/candidates/interviews', {
      ids: [candidateId, other],
      jobId,
      source: 'agency',
    });
    expect(body.changed).toEqual([other]);

    expect(body.refused).toMatchObject([{ id: candidateId, code: 'interview-open-already' }]);
  });

  it('given an interview that staff have opened, when the person applies, then that is opened too', async () => {
    await open();
    const interviewId = '018f6a10-0000-7000-8000-0000000000a1';
    const cause = { eventId: interviewId, policy: 'recruiting.application', target: 'one', correlationId: 'c' };
    const data = { interviewId, candidateId, jobId, openInterviewId: null };
    const opening = { aggregate: 'interview', id: interviewId, type: 'CreateInterview', data, cause };
    expect((await app.system({ tenantId: exampleTenantId, ...opening })).status).toBe(200);
  });

  it('given an interview, when moved with a comment, commented alone and moved again, then each answers the record', async () => {
    const { id } = (await open()).body;
    expect((await move(id, { status: 'approved', comment: 'Strong' })).body).toMatchObject({
      status: 'approved',
      version: 2,
    });
    expect((await move(id, { comment: 'Really' })).body).toMatchObject({ status: 'approved', version: 3 });
    const again = await move(id, { status: 'approved' });
    expect([again.status, again.body.version]).toEqual([200, 3]);
  });

  it('given a command that changes nothing, when it is answered, then its position is the last of the stream', async () => {
    const { id } = (await open()).body;
    const moved = await move(id, { status: 'approved' });
    await app.recruiter('post', '/api/tenant/jobs', { title: 'Another' });
    const again = await move(id, { status: 'approved' });
    expect(again.headers['x-position']).toBe(moved.headers['x-position']);
  });

  it('given the same Idempotency-Key, when a comment is sent twice, then it is recorded once', async () => {
    const { id } = (await open()).body;
    await move(id, { comment: 'Once' }).set('Idempotency-Key', 'c1');
    expect((await move(id, { comment: 'Once' }).set('Idempotency-Key', 'c1')).body.version).toBe(2);
    expect((await move(id, { comment: 'Once' })).body.version).toBe(3);
  });

  it('given one Idempotency-Key, when it comes with another body, then that is refused; with another route, then it is done', async () => {
    const { id } = (await open()).body;
    await move(id, { comment: 'Once' }).set('Idempotency-Key', 'c1');
    const { status, body } = await move(id, { comment: 'Twice' }).set('Idempotency-Key', 'c1');
    expect([status, body.code]).toEqual([422, 'idempotency-key-reused']);
    const path = `/api/tenant/jobs/${jobId}`;
    const keyed = (method: 'patch' | 'delete', input?: object) =>
      app.owner(method, path, input).set('Idempotency-Key', 'j1');
    expect((await keyed('patch', { title: 'Cook' })).status).toBe(200);
    expect((await keyed('delete')).status).toBe(200);
    expect((await app.owner('patch', path, { title: 'Chef' })).status).toBe(404);
  });

  it('given an older version in If-Match, when moved, then it is 412 and nothing changes', async () => {
    const { id } = (await open()).body;
    expect((await move(id, { status: 'approved' }).set('If-Match', '"1"')).status).toBe(200);
    const stale = await move(id, { status: 'rejected' }).set('If-Match', '"1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-record']);
    expect((await move(id, { comment: 'x' })).body.status).toBe('approved');
  });

  it('given a status of the system, when staff set it, then it is 409 with the reason', async () => {
    const { id } = (await open()).body;
    const response = await move(id, { status: 'answered' });
    expect([response.status, response.body.code]).toEqual([409, 'interview-status-set-by-system']);
    expect(response.body.detail).toContain('answered');
  });

  it.each([
    [{}, { status: ['field-required'] }],
    [{ status: 'hired' }, { status: ['field-invalid'] }],
    [{ comment: ' ' }, { comment: ['field-required'] }],
    [{ status: 'approved', comment: 'x'.repeat(501) }, { comment: ['too-long'] }],
    [{ status: 'approved', by: 'me' }, { by: ['field-unknown'] }],
  ])('given the body %j, when sent, then the faults are named', async (body, errors) => {
    const { id } = (await open()).body;
    const response = await move(id, body);
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it('given many ids, when changed in bulk, then each refusal is named with its reason and the rest are changed', async () => {
    const ids = await openTwo();
    const bulk = (body: object) => app.recruiter('post', '/api/tenant/interviews/status', body);
    const response = await bulk({ ids: [...ids, nobody, ids[0]], status: 'reviewed', comment: 'Together' });
    expect(response.body).toEqual({
      changed: ids,
      refused: [{ id: nobody, code: 'not-found', detail: 'Not found' }],
    });
    expect((await move(ids[1] ?? '', { comment: 'x' })).body).toMatchObject({ status: 'reviewed', version: 3 });
    const system = await bulk({ ids, status: 'pending' });
    expect(system.body.refused.map(({ code }: { code: string }) => code)).toEqual([
      'interview-status-set-by-system',
      'interview-status-set-by-system',
    ]);
  });

  it('given the interview of another company, when changed by id, then it is not found, alone and in bulk', async () => {
    const { id } = (await open()).body;
    const foreign = app.as('Owner', otherTenantId);
    const response = await foreign('post', `/api/tenant/interviews/${id}/status`, { status: 'approved' });
    expect([response.status, response.body.code]).toEqual([404, 'not-found']);
    const bulk = await foreign('post', '/api/tenant/interviews/status', { ids: [id], status: 'approved' });
    expect(bulk.body).toMatchObject({ changed: [], refused: [{ id, code: 'not-found' }] });
  });

  it('given a reason of the company, when an interview is rejected for it, then it is kept; a removed or foreign one is refused', async () => {
    const reasons = '/api/tenant/rejection-reasons';
    const reasonId = (await app.owner('post', reasons, { name: 'Pay' })).body.id;
    const { id } = (await open()).body;
    expect((await move(id, { status: 'rejected', reasonId })).body).toMatchObject({ status: 'rejected', reasonId });
    expect((await move(id, { status: 'reviewed' })).body.reasonId).toBeNull();
    await app.owner('delete', `${reasons}/${reasonId}`);
    for (const gone of [reasonId, nobody]) {
      const refused = await move(id, { status: 'rejected', reasonId: gone });
      expect([refused.status, refused.body.errors]).toEqual([422, { reasonId: ['rejection-reason-not-found'] }]);
    }
  });

  it('given many moved at once, when that is undone, then all are as before; what has changed since is refused by name', async () => {
    const ids = await openTwo();
    const bulk = (path: string, body: object) => app.recruiter('post', `/api/tenant/interviews/status${path}`, body);
    await bulk('', { ids, status: 'rejected' });
    await move(ids[1] ?? '', { status: 'considered' });
    const { body } = await bulk('/undo', { ids: [...ids, nobody], status: 'rejected' });
    expect(body.changed).toEqual([ids[0]]);
    expect(body.refused.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [ids[1], 'interview-undo-changed'],
      [nobody, 'not-found'],
    ]);
    expect((await move(ids[0] ?? '', { comment: 'x' })).body).toMatchObject({ status: 'created' });
  });

  it('given 20 moves at once, when they conflict, then each is taken once or refused as concurrent', async () => {
    const { id } = (await open()).body;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => move(id, { comment: `c${n}` })));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await move(id, { comment: 'last' })).body.version).toBe(taken + 2);
  });
});
