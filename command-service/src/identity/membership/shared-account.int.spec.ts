import { inTransaction } from 'platform/postgres/pool';
import { afterAll, describe, expect, it } from 'vitest';
import { holdAccount } from '#command-service/identity/access/account.lock';
import { registerPlatformAdmin } from '#command-service/landlord/platform-admin/register-platform-admin';
import { fresh, openAccounts, password, users } from '#command-service/test/member-account.harness';

const { harness, outsider, login, tokenFor, post, patch, join, joinSummit, isRefused } = await openAccounts();
afterAll(() => harness.close());

const WAITING = `select count(*)::text as waiting from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;

describe('an account that is somebody else’s too', () => {
  it('given a member of a second company, also one shut out there, when an admin edits it, then it is refused; the name it has is no change', async () => {
    const person = await join();
    await joinSummit(person.email);
    await isRefused(person);
    expect((await post(`${users}/${person.id}/deactivate`, {}, outsider)).status).toBe(200);
    await isRefused(person);
    expect((await patch(person.id, { name: 'Nora Lind', roles: ['Auditor'] })).status).toBe(200);
  });

  it('given a profile of a candidate, when an admin edits the account, then it is refused', async () => {
    const person = await join();
    const profile = { firstName: 'Nora', lastName: 'Lind' };
    const session = await tokenFor(person.email);
    expect((await harness.call('patch', '/api/candidate/profile', session).send({ firstName: 'Nora' })).status).toBe(
      422,
    );
    expect((await post(`${users}/${person.id}/email-change`, { email: 'n@new.example' })).status).toBe(202);
    expect((await harness.call('patch', '/api/candidate/profile', session).send(profile)).status).toBe(200);
    await isRefused(person);
  });

  it('given an application of theirs, when an admin edits the account, then it is refused; one that came to nothing changes nothing', async () => {
    const person = await join();
    const session = await tokenFor(person.email);
    const job = (await post('/api/tenant/jobs', { title: 'Cook' })).body.id;
    const apply = () => post('/api/candidate/applications', { jobId: job, source: 'company-page' }, session);
    expect((await apply()).status).not.toBe(201);
    const { rows } = await harness.pool.query('select from access.candidate where user_id = $1', [person.id]);
    expect(rows).toHaveLength(0);
    expect((await post(`/api/tenant/jobs/${job}/publish`)).status).toBe(200);
    expect((await apply()).status).toBe(201);
    await isRefused(person);
  });

  it('given rows that were lost, when the service starts again, then whose account it is is known again', async () => {
    const candidate = await join();
    const profile = { firstName: 'Nora', lastName: 'Lind' };
    const session = await tokenFor(candidate.email);
    expect((await harness.call('patch', '/api/candidate/profile', session).send(profile)).status).toBe(200);
    await harness.pool.query('delete from access.candidate');
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    await expect.poll(async () => (await again.readiness()).every(({ state }) => state === 'running')).toBe(true);
    await again.close();
    await isRefused(candidate);
  });

  it('given a platform admin, when an admin edits the account, then it is refused', async () => {
    const person = await join();
    const platformAdmin = { name: 'Lena', email: 'lena@onrecord.example', password };
    const { userId } = await registerPlatformAdmin(harness, { person: platformAdmin, now: harness.clock() });
    await harness.pool.query('update access.platform_admin set user_id = $1 where user_id = $2', [person.id, userId]);
    await isRefused(person);
  });

  it('given somebody who is just joining another company, when an admin sets a password, then it waits, and is refused', async () => {
    const person = await join();
    let answer: Promise<{ status: number; body: { code: string } }> = Promise.reject(new Error('not asked yet'));
    answer.catch(() => undefined);
    await inTransaction(harness.pool, async (client) => {
      await holdAccount(client, person.id);
      answer = post(`${users}/${person.id}/password`, { password: fresh }).then((done) => done);
      await expect.poll(async () => (await harness.pool.query(WAITING)).rows[0]?.waiting).toBe('1');
      await client.query('insert into access.candidate (user_id) values ($1)', [person.id]);
    });
    expect(await answer).toMatchObject({ status: 403, body: { code: 'account-not-ours' } });
    expect((await login(person.email)).status).toBe(200);
  });
});
