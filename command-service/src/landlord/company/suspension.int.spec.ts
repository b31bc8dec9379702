import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Installation, openInstallation, password, second } from '#command-service/test/installation.harness';

let harness: Installation['harness'];
let tenantId: string;
let owner: string;
let login: Installation['login'];
let staffToken: Installation['staffToken'];
let platformAdminToken: Installation['platformAdminToken'];
let send: Installation['send'];
let company: Installation['company'];
beforeAll(async () => {
  ({ harness, tenantId, owner, login, staffToken, platformAdminToken, send, company } = await openInstallation());
});
afterAll(() => harness.close());

describe('a company that is suspended', () => {
  it('given staff at work, when it is suspended and reinstated, then each holds from the very next request on', async () => {
    const token = await platformAdminToken();
    const create = () => send('/api/tenant/jobs', owner, { title: 'Cook' });
    expect((await create()).status).toBe(201);
    const suspended = await send(company('suspend'), token, { reason: 'Unpaid since March.' });
    expect([suspended.status, suspended.body]).toEqual([
      200,
      { id: tenantId, state: 'suspended', suspendedAt: expect.any(String), suspensionReason: 'Unpaid since March.' },
    ]);
    const refused = await create();
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'company-suspended',
      'Your account has been suspended',
    ]);
    expect((await login('/api/auth/login', 'ola@harbor.example')).status).toBe(200);
    const reinstated = await send(company('reinstate'), token);
    expect(reinstated.body).toMatchObject({ state: 'active', suspendedAt: null, suspensionReason: null });
    expect((await create()).status).toBe(201);
  });

  it('given a key of the company, when it is suspended, then the key is refused as its staff are', async () => {
    const made = await send('/api/tenant/api-keys', owner, { name: 'Import', scopes: ['tenant.jobs.create'] });
    expect(made.status).toBe(201);
    const token = await platformAdminToken();
    await send(company('suspend'), token, { reason: 'Fraud.' });
    expect((await send('/api/tenant/jobs', made.body.secret, { title: 'Cook' })).body.code).toBe('company-suspended');
    await send(company('reinstate'), token);
    expect((await send('/api/tenant/jobs', made.body.secret, { title: 'Cook' })).status).toBe(201);
  });

  it('given admins of a parent, when the partner or the parent is suspended, then they do not get in there either', async () => {
    const boss = { name: 'Pam', email: 'pam@parent.example', password };
    const parent = await registerCompany(harness, { name: 'Parent', owner: boss, now: harness.clock() });
    await harness.pool.query(
      `insert into access.partner (parent_id, partner_id, group_id, shares_candidates, since, version)
       values ($1, $2, $1, true, now(), 1)`,
      [parent.tenantId, tenantId],
    );
    const pam = await staffToken(boss.email);
    const token = await platformAdminToken();
    const enter = async () => {
      const { status, body } = await harness.call('post', '/api/tenant/jobs', pam, 'harbor').send({});
      return [status, body.code];
    };
    const ofParent = (action: string) => `/api/landlord/companies/${parent.tenantId}/${action}`;
    const inside = await enter();
    expect(inside[1]).not.toBe('company-suspended');
    await send(company('suspend'), token, { reason: 'Unpaid.' });
    expect(await enter()).toEqual([403, 'company-suspended']);
    await send(company('reinstate'), token);
    expect(await enter()).toEqual(inside);
    await send(ofParent('suspend'), token, { reason: 'Unpaid.' });
    const { body } = await harness.call('post', '/api/tenant/jobs', pam, 'harbor').send({});
    expect(body.detail).toBe('You are not a member of this company.');
    await harness.pool.query('delete from access.partner');
  });

  it('given two platform admins who suspend at once, when both are answered, then it happened once and both are told so', async () => {
    const suspensions = async () => (await harness.recorded()).filter(({ type }) => type === 'TenantSuspended');
    const before = (await suspensions()).length;
    const tokens = [await platformAdminToken(), await platformAdminToken(second)];
    const answers = await Promise.all(
      tokens.map((token, index) => send(company('suspend'), token, { reason: `Reason ${index}.` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const since = (await suspensions()).slice(before);
    expect(since.map(({ data, metadata }) => [data.reason, metadata.actor.type])).toEqual([
      [answers[0]?.body.suspensionReason, 'platform-admin'],
    ]);
    await send(company('reinstate'), tokens[0]);
  });

  it('given no such company and no reason, when it is suspended, then the refusal says so', async () => {
    const token = await platformAdminToken();
    const absent = await send(`/api/landlord/companies/${newId(harness.clock())}/suspend`, token, { reason: 'None.' });
    expect([absent.status, absent.body.code]).toEqual([404, 'company-not-found']);
    const silent = await send(company('suspend'), token, { reason: '  ' });
    expect([silent.status, silent.body.errors]).toEqual([422, { reason: ['field-required'] }]);
  });

  it('given lost access tables, when they are reconciled from the feed, then suspension and grants are as they were', async () => {
    const token = await platformAdminToken();
    await send(company('suspend'), token, { reason: 'Kept.' });
    await harness.pool.query(
      'update access.tenant set suspended_at = null, suspension_reason = null, suspension_version = 0',
    );
    await harness.pool.query('update access.platform_admin set granted_at = null, version = 0');
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    const isReconciled = async () => (await again.readiness()).every(({ state }) => state === 'running');
    await expect.poll(isReconciled, { timeout: 60_000 }).toBe(true);
    await again.close();
    expect((await send('/api/tenant/jobs', owner, { title: 'Cook' })).body.code).toBe('company-suspended');
    expect((await send(company('reinstate'), token)).status).toBe(200);
  });
});
