import { exampleUserId as recruiterId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, SIGNERS } from '#command-service/test/contracts.fixture';

const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '' };

describe('a job that is kept to its hiring team', () => {
  let app: SpecApp;
  let candidateId: string;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(recruiterId);
    candidateId = (await app.owner('post', '/api/tenant/candidates', person)).body.id;
  });
  const member = (userId: string) => ({ userId, isMailed: false });
  const openTo = async (...team: string[]) => {
    const body = { title: 'Chief of staff', isRestricted: true, team: team.map(member) };
    const jobId = (await app.owner('post', '/api/tenant/jobs', body)).body.id;
    const interviewId = (await app.owner('post', '/api/tenant/interviews', { candidateId, jobId })).body.id;
    const noteId = (await app.owner('post', '/api/tenant/job-notes', { jobId, text: 'Quiet', mentions: [] })).body.id;
    return { jobId, interviewId, noteId };
  };
  const tries = ({ jobId, interviewId, noteId }: Awaited<ReturnType<typeof openTo>>) =>
    [
      ['patch', `/api/tenant/jobs/${jobId}`, { title: 'Cook' }, 404],
      ['post', `/api/tenant/jobs/${jobId}/publish`, undefined, 404],
      ['post', `/api/tenant/jobs/${jobId}/copy`, {}, 404],
      ['post', `/api/tenant/interviews/${interviewId}/status`, { status: 'approved' }, 404],
      ['post', `/api/tenant/interviews/${interviewId}/status`, { comment: 'Hm' }, 404],
      ['post', '/api/tenant/interviews', { candidateId, jobId }, 422],
      ['post', '/api/tenant/candidates/interviews', { ids: [candidateId], jobId }, 422],
      ['post', '/api/tenant/job-notes', { jobId, text: 'Hm', mentions: [] }, 422],
      ['delete', `/api/tenant/job-notes/${noteId}`, undefined, 404],
    ] as const;

  it('given somebody who is not on the team, when they write to it by any route, then there is no such job', async () => {
    const made = await openTo();
    for (const [method, path, body, status] of tries(made)) {
      const answer = await app.recruiter(method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, status]);
    }
    const ids = [made.interviewId];
    const bulk = (path: string) => app.recruiter('post', `/api/tenant/interviews/${path}`, { ids, status: 'approved' });
    expect((await bulk('status')).body).toMatchObject({ changed: [], refused: [{ code: 'not-found' }] });
    expect((await bulk('status/undo')).body).toMatchObject({ changed: [], refused: [{ code: 'not-found' }] });
    const owners = await app.owner('patch', `/api/tenant/jobs/${made.jobId}`, { title: 'Cook' });
    expect([owners.status, owners.body.title]).toEqual([200, 'Cook']);
  });

  it('given somebody who is not on the team, when they write to its candidates by interview, then there is no such interview, whoever it is of', async () => {
    const { interviewId } = await openTo();
    const erased = (await app.owner('post', '/api/tenant/candidates', { ...person, email: 'eve@mail.example' })).body;
    const jobId = (await app.owner('post', '/api/tenant/jobs', { title: 'Chief', isRestricted: true })).body.id;
    const unreachable = await app.owner('post', '/api/tenant/interviews', { candidateId: erased.id, jobId });
    await app.owner('post', `/api/tenant/candidates/${erased.id}/erase`, {});
    const interviewIds = [interviewId, unreachable.body.id];
    const post = (path: string, body: object) => app.recruiter('post', `/api/tenant/candidate-mails/${path}`, body);
    const mail = { locale: 'en-us', subject: 'Hello', content: 'Dear' };
    const unknown = { code: 'interview-not-found' };
    expect((await post('send', { ...mail, interviewIds })).body).toMatchObject({
      changed: [],
      refused: [unknown, unknown],
    });
    const left = { name: null, to: null, locale: null, skipped: 'interview-not-found' };
    expect((await post('recipients', { interviewIds })).body).toMatchObject([left, left]);
    expect((await post('preview', { ...mail, interviewIds: [interviewId] })).body.code).toBe('interview-not-found');
    const reachable = await app.owner('post', '/api/tenant/candidate-mails/recipients', { interviewIds });
    expect(reachable.body).toMatchObject([{ skipped: null }, { skipped: 'erased' }]);
  });

  it('given a contract about it, when somebody who is not on the team sends one, reads it or ends it, then there is no such thing', async () => {
    const { jobId } = await openTo();
    const { template } = contractsOf(app);
    const body = { templateId: await template(), jobId, signers: SIGNERS };
    const { id, signers } = (await app.owner('post', '/api/tenant/contracts', body)).body;
    const refused = await app.recruiter('post', '/api/tenant/contracts', body);
    expect([refused.status, refused.body.errors]).toEqual([422, { jobId: ['job-not-found'] }]);
    const to = { signerId: signers[0].id, name: 'Cy', email: 'cy@mail.example' };
    const asked = [
      ['document', { which: 'shown' }],
      ['remind', {}],
      ['forward', to],
      ['void', { reason: '' }],
    ] as const;
    for (const [path, said] of asked)
      expect((await app.recruiter('post', `/api/tenant/contracts/${id}/${path}`, said)).status).toBe(404);
    for (const [path, said] of asked)
      expect((await app.owner('post', `/api/tenant/contracts/${id}/${path}`, said)).status).toBe(200);
  });

  it('given a mail about it that waits, when somebody who is not on the team cancels it, then there is no such mail', async () => {
    const { interviewId } = await openTo();
    const mail = { locale: 'en-us', subject: 'Hello', content: 'Dear' };
    await app.owner('post', '/api/tenant/interviews/status', { ids: [interviewId], status: 'rejected', mail });
    const { events } = await app.events.feed.read(0n, 1_000, new Set(['CandidateMailWritten']));
    const [written] = events.map(({ data }) => data as { candidateMailId: string });
    const path = `/api/tenant/candidate-mails/${written?.candidateMailId}/cancel`;
    expect((await app.recruiter('post', path)).status).toBe(404);
    expect((await app.owner('post', path)).status).toBe(200);
  });

  it('given one of the team, when they are taken off it, then it is gone for them at once, and back when it is open to all', async () => {
    const { jobId, interviewId } = await openTo(recruiterId);
    const path = `/api/tenant/jobs/${jobId}`;
    const move = (status: string) => app.recruiter('post', `/api/tenant/interviews/${interviewId}/status`, { status });
    expect((await move('reviewed')).status).toBe(200);
    await app.owner('patch', path, { team: [] });
    expect((await move('approved')).status).toBe(404);
    await app.owner('patch', path, { isRestricted: false });
    expect((await move('approved')).status).toBe(200);
  });

  it('given somebody who may not see all jobs, when they would lose one out of sight, then it is refused', async () => {
    const refused = { status: 422, errors: { team: ['job-restricted-without-you'] } };
    const create = (body: object) => app.recruiter('post', '/api/tenant/jobs', { title: 'Cook', ...body });
    const made = await create({ isRestricted: true });
    expect({ status: made.status, errors: made.body.errors }).toEqual(refused);
    const { body } = await create({ isRestricted: true, team: [member(recruiterId)] });
    const left = await app.recruiter('patch', `/api/tenant/jobs/${body.id}`, { team: [] });
    expect({ status: left.status, errors: left.body.errors }).toEqual(refused);
    expect((await create({ team: [] })).status).toBe(201);
  });
});
