import { exampleUserId as recruiterId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '' };

describe('a job that is kept to its hiring team', () => {
  let app: SpecApp;
  let candidateId: string;
  beforeEach(async () => {
    app = specApp();
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
