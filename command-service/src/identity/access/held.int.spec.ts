import { randomUUID } from 'node:crypto';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Permission } from 'contracts/kernel/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { postgresMembers } from './members.postgres.ts';

const password = 'a-long-password';

let harness: Harness;
let tenantId: string;
let owner: string;

const send = (method: 'post' | 'patch', path: string, body: object = {}) =>
  harness.call(method, `/api/tenant/${path}`, owner).send(body);
const join = async (name: string): Promise<string> => {
  const person = { name, email: `${name}@harbor.example`, password };
  return (await addUser(harness, { tenantId, person, roles: ['Trainer'], now: harness.clock() })).userId;
};
beforeAll(async () => {
  harness = await openHarness();
  const boss = { name: 'Ola', email: 'ola@harbor.example', password };
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', owner: boss, now: harness.clock() }));
  owner = (await harness.call('post', '/api/auth/login').send({ email: boss.email, password })).body.token;
});
afterAll(() => harness.close());

/** Who was let in with every right, as a token or a key says. */
const letIn = { roles: ['Owner'], permissions: Permission.options };
const heldBy = (auth: TenantAuth) => postgresMembers(harness.pool).change(tenantId, (tables) => tables.heldNow(auth));
const memberHolds = (userId: string) => heldBy({ ...letIn, tenantId, userId, sid: userId });

describe('what whoever asks may do as a change of rights has its turn', () => {
  it('given a member, when they are given and lose rights, are shut out and let in, then it is what they may do by then', async () => {
    const mia = await join('mia');
    const before = await memberHolds(mia);
    expect(before).not.toContain('tenant.jobs.delete');
    await send('patch', `users/${mia}`, { permissions: ['tenant.jobs.delete'] });
    expect(await memberHolds(mia)).toContain('tenant.jobs.delete');
    await send('patch', `users/${mia}`, { permissions: [] });
    expect(await memberHolds(mia)).toEqual(before);
    await send('post', `users/${mia}/deactivate`);
    expect(await memberHolds(mia)).toEqual([]);
    await send('post', `users/${mia}/reactivate`);
    expect(await memberHolds(mia)).toEqual(before);
  });

  it('given a change that failed halfway, when it took rights, then they are not held', async () => {
    const tom = await join('tom');
    const [taken, ...rest] = await memberHolds(tom);
    const withhold = (permissions: readonly unknown[] | null) =>
      harness.pool.query('insert into access.withheld (id, tenant_id, user_id, permissions) values ($1, $2, $3, $4)', [
        randomUUID(),
        tenantId,
        tom,
        permissions,
      ]);
    await withhold([taken]);
    expect(await memberHolds(tom)).toEqual(rest);
    await withhold(null);
    expect(await memberHolds(tom)).toEqual([]);
    await harness.pool.query('delete from access.withheld where user_id = $1', [tom]);
  });

  it('given a key, when it is revoked, then it holds nothing', async () => {
    const scopes = ['tenant.jobs.create'];
    const { id: apiKeyId } = (await send('post', 'api-keys', { name: 'Payroll', scopes })).body;
    const keyHolds = () => heldBy({ ...letIn, tenantId, apiKeyId });
    expect(await keyHolds()).toEqual(scopes);
    await send('post', `api-keys/${apiKeyId}/revoke`);
    expect(await keyHolds()).toEqual([]);
  });

  it('given an admin of a company that is no parent any more, when asked, then they hold nothing', async () => {
    const userId = await join('pat');
    const partnerOf = { companyId: randomUUID(), name: 'Parent' };
    expect(await heldBy({ ...letIn, tenantId, userId, sid: userId, partnerOf })).toEqual([]);
  });
});
