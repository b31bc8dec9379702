import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'contracts/client/client';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { eraseMyAccount } from 'contracts/recruiting/profile/profile.endpoints';
import type pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';

const password = 'a-long-password';
const PATIENCE = { timeout: 60_000, interval: 50 };
/** Milliseconds between an application and the erasure of its account: before, during and after what follows from it. */
const DELAYS = [0, 0, 5, 10, 20, 40, 80, 120, 160, 250, 400];

const joiner = demoId('job', 'harbor', 'marine-joiner');
const chef = demoId('job', 'harbor', 'head-chef-lakeside-kitchen');

let product: RunningProduct;
let owner: Client;
let database: pg.Pool;
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await product.clientOf('admin@harbor.example', 'harbor');
  database = openPool(product.database.superuserUrl, 1, { warn: () => undefined });
}, 120_000);
afterAll(async () => {
  await database?.end();
  await product?.close();
});

const join = async (firstName: string, more: { email?: string; locale?: 'pt-br' } = {}): Promise<Client> => {
  const { client, session } = product.visitor();
  const person = { firstName, lastName: 'Vasko', email: `${firstName.toLowerCase()}@mail.example`, ...more };
  const body = { type: 'candidate' as const, ...person, password, employerContact: true as const };
  session.store((await client.call(register, { body })).data.token);
  return client;
};
const apply = async (client: Client, jobId: string): Promise<string> =>
  (await client.call(submitApplication, { body: { jobId } })).data.id;
const found = async (q: string) =>
  (await owner.request('GET', '/api/tenant/candidates', { query: { filter: JSON.stringify({ q }) } }))
    .data as CandidateView[];
const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await database.query('select subject from work.mail where to_address = $1 order by subject', [
    email,
  ]);
  return rows.map(({ subject }) => subject);
};
/** Waits until every job has ended. */
const allDone = () =>
  vi.waitFor(async () => {
    const { rows } = await database.query(
      `select count(*) filter (where state::text not in ('completed', 'failed')) as open,
         count(*) filter (where state::text = 'failed') as dead from jobs.job`,
    );
    expect(rows[0]).toMatchObject({ open: 0n, dead: 0n });
  }, PATIENCE);
const opened = (applicationId: string) =>
  vi.waitFor(() => owner.request('GET', `/api/tenant/interviews/${interviewIdOf(applicationId)}`), PATIENCE);

describe('applying', () => {
  it('given two jobs of one company, when one person applies to both at once, then they are one candidate with two interviews, and told in their language', async () => {
    const severina = await join('Severina', { locale: 'pt-br' });
    const applications = await Promise.all([apply(severina, joiner), apply(severina, chef)]);
    const interviews = await Promise.all(applications.map(opened));
    expect(await found('severina@mail.example')).toMatchObject([{ firstName: 'Severina', linked: true }]);
    const { status } = await owner.request(
      'POST',
      `/api/tenant/interviews/${interviewIdOf(applications[0] ?? '')}/status`,
      {
        body: { status: 'approved' },
      },
    );
    expect([status, interviews.length]).toEqual([200, 2]);
    await vi.waitFor(async () => expect(await mailsTo('severina@mail.example')).toHaveLength(4), PATIENCE);
    const subjects = await mailsTo('severina@mail.example');
    expect(subjects.filter((subject) => subject.startsWith('Recebemos sua candidatura para'))).toHaveLength(2);
    expect(subjects).toContain('Boas notícias sobre sua entrevista para Marine joiner');
    expect(subjects).toContain('Confirme seu e-mail');
  });

  it('given a candidate that staff entered, when somebody with that address applies, then that record is theirs and stays as it was', async () => {
    const body = { firstName: 'R.', lastName: 'V.', email: 'Ruben@Mail.example' };
    const { id } = (await owner.call(candidate.endpoints.create, { body })).data;
    await opened(await apply(await join('Ruben'), joiner));
    expect(await found('ruben@mail.example')).toMatchObject([{ id, firstName: 'R.', linked: true }]);
  });

  it('given people who erase their accounts around what follows from their application, when all is done, then nobody knows them', async () => {
    const people = await Promise.all(DELAYS.map((_, index) => join(`Gone${index}`)));
    await Promise.all(
      people.map(async (person, index) => {
        const erase = () => person.call(eraseMyAccount, { body: { password } });
        if (index === 0) return Promise.allSettled([apply(person, joiner), erase()]);
        await apply(person, joiner);
        await sleep(DELAYS[index]);
        return erase();
      }),
    );
    await sleep(500);
    await allDone();
    await vi.waitFor(async () => expect(await found('gone')).toEqual([]), PATIENCE);
    const { rows } = await database.query(`select to_address from work.mail where to_address like 'gone%'`);
    expect(rows).toEqual([]);
    const known = await database.query(`select from access.account where email like 'gone%'`);
    expect(known.rowCount).toBe(0);
  });
});
