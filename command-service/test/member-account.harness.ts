import { signSystemToken } from 'platform/http/system-token';
import { expect } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { openHarness } from './service.harness.ts';

export const password = 'nine-green-bottles';
export const fresh = 'ten-yellow-lanterns';
export const users = '/api/tenant/users';

/** A service with Harbor, whose owner looks after accounts, and Summit, whose owner is an outsider there. */
export const openAccounts = async () => {
  const harness = await openHarness();
  const login = (email: string, secret = password) =>
    harness.call('post', '/api/auth/login').send({ email, password: secret });
  const tokenFor = async (email: string): Promise<string> => (await login(email)).body.token;
  const company = async (name: string, email: string) =>
    registerCompany(harness, { name, owner: { name: 'Boss', email, password }, now: harness.clock() });
  const { tenantId: harbor, ownerId } = await company('Harbor', 'ola@harbor.example');
  const owner = { id: ownerId, token: await tokenFor('ola@harbor.example') };
  const { tenantId: summit } = await company('Summit', 'sam@summit.example');
  const outsider = await tokenFor('sam@summit.example');

  const post = (path: string, body: object = {}, token = owner.token) => harness.call('post', path, token).send(body);
  const patch = (id: string, body: object, token = owner.token) =>
    harness.call('patch', `${users}/${id}`, token).send(body);
  let made = 0;
  const join = async (roles: string[] = ['Trainer']) => {
    made += 1;
    const email = `person${made}@harbor.example`;
    const person = { name: 'Nora Lind', email, password };
    const { userId: id } = await addUser(harness, { tenantId: harbor, person, roles, now: harness.clock() });
    return { id, email };
  };
  const joinSummit = async (email: string): Promise<void> => {
    const input = { name: 'Nora', email, roles: ['Trainer'] };
    const { id: invitationId } = (await post('/api/tenant/invitations', input, outsider)).body;
    const system = await signSystemToken('spec', 'a secret of specs that is long enough', harness.clock());
    const asked = { tenantId: summit, invitationId };
    const { token } = (await post('/api/system/invitation-tokens', asked, system)).body;
    expect((await post('/api/auth/invitations/join', { token }, await tokenFor(email))).status).toBe(200);
  };
  const account = async (id: string) =>
    (await harness.pool.query('select name, email, avatar from access.account where user_id = $1', [id])).rows[0];
  const versionOf = async (id: string): Promise<number> =>
    (
      await harness.pool.query('select version from access.membership where user_id = $1 and tenant_id = $2', [
        id,
        harbor,
      ])
    ).rows[0]?.version;
  const last = async (type: string) => (await harness.recorded()).findLast((event) => event.type === type);

  /** Everything that an account of the company alone is needed for. */
  const edits = (id: string, token = owner.token) => [
    () => patch(id, { name: 'Somebody Else' }, token),
    () => post(`${users}/${id}/password`, { password: fresh }, token),
    () => post(`${users}/${id}/email-change`, { email: 'other@harbor.example' }, token),
    () => harness.call('delete', `${users}/${id}/avatar`, token).send(),
  ];
  const refusals = async (asked: ReturnType<typeof edits>) => {
    const answers = [];
    for (const ask of asked) {
      const { status, body } = await ask();
      answers.push(`${status} ${body.code}`);
    }
    return [...new Set(answers)];
  };
  const isRefused = async ({ id, email }: { id: string; email: string }, refusal = '403 account-not-ours') => {
    const before = await account(id);
    expect(await refusals(edits(id))).toEqual([refusal]);
    expect([await account(id), (await login(email)).status]).toEqual([before, 200]);
  };
  return {
    ...{ harness, harbor, owner, outsider, login, tokenFor, post, patch, join, joinSummit },
    ...{ account, versionOf, last, edits, refusals, isRefused },
  };
};
