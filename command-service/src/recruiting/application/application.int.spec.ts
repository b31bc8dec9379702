import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const PEOPLE = 24;
const password = 'a-long-password';
const path = '/api/candidate/applications';

let harness: Harness;
let owner: string;
let people: string[];
beforeAll(async () => {
  harness = await openHarness();
  const person = { name: 'Ola Owner', email: 'ola@harbor.example', password };
  await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner: person, now: harness.clock() });
  owner = (await harness.call('post', '/api/auth/login').send({ email: person.email, password })).body.token;
  people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const names = { firstName: `Person ${index}`, lastName: 'Berg', email: `person${index}@mail.example` };
      const body = { type: 'candidate', ...names, password, employerContact: true };
      return (await harness.call('post', '/api/auth/register').send(body)).body.token;
    }),
  );
});
afterAll(() => harness.close());

const publishedJob = async (): Promise<string> => {
  const { body } = await harness.call('post', '/api/tenant/jobs', owner, 'harbor').send({ title: 'Cook' });
  await harness.call('post', `/api/tenant/jobs/${body.id}/publish`, owner, 'harbor');
  return body.id;
};
const apply = (token: string | undefined, jobId: string, key = newId(new Date())) =>
  harness.call('post', path, token).set('Idempotency-Key', key).send({ jobId });
const submitted = async (jobId: string) =>
  (await harness.recorded()).filter(({ type, data }) => type === 'ApplicationSubmitted' && data.jobId === jobId);
const placed = async (jobId: string) =>
  (await harness.pool.query('select tenant_id from access.job where job_id = $1', [jobId])).rows.length;

describe('applying', () => {
  it('given one job, when 24 people apply at once, then there are 24 applications of 24 people', async () => {
    const jobId = await publishedJob();
    const answers = await Promise.all(people.map((token) => apply(token, jobId)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
    const events = await submitted(jobId);
    expect(new Set(events.map(({ data }) => data.userId)).size).toBe(PEOPLE);
    expect(new Set(answers.map(({ body }) => body.interviewId)).size).toBe(PEOPLE);
  });

  it('given one person with 24 tabs, when all apply at once, then one is taken and 23 are told so', async () => {
    const jobId = await publishedJob();
    const answers = await Promise.all(people.map(() => apply(people[0], jobId)));
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
      201,
      ...Array.from({ length: PEOPLE - 1 }, () => 'already-applied'),
    ]);
    expect(await submitted(jobId)).toHaveLength(1);
  });

  it('given one action that is sent 24 times, when answered, then every answer is the same and there is one application', async () => {
    const jobId = await publishedJob();
    const answers = await Promise.all(people.map(() => apply(people[1], jobId, 'one-action')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await submitted(jobId)).toHaveLength(1);
  });
});

describe('which company has a job', () => {
  it('given a death before it was written down, when the service starts again, then people can apply', async () => {
    const jobId = await publishedJob();
    await harness.pool.query('delete from access.job where job_id = $1', [jobId]);
    expect((await apply(people[2], jobId)).body.code).toBe('job-not-found');
    await harness.pool.query('update access.reconciled set position = 0');
    const again = await harness.start();
    await expect.poll(() => placed(jobId)).toBe(1);
    await again.close();
    expect((await apply(people[2], jobId)).status).toBe(201);
  });
});
