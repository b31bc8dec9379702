import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const users = '/api/tenant/users';
const labels = '/api/tenant/labels';

let harness: Harness;
let tenantId: string;
let owner: string;
let outsider: string;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', owner: boss('ola@harbor.example'), now }));
  owner = await tokenFor('ola@harbor.example');
  await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  outsider = await tokenFor('sam@summit.example');
});
afterAll(() => harness.close());

const post = (path: string, body?: object, token = owner) => harness.call('post', path, token).send(body);
let made = 0;
const join = async (roles = ['Trainer']): Promise<{ id: string; email: string }> => {
  made += 1;
  const email = `n${made}@harbor.example`;
  const person = { name: 'Nora', email, password };
  return { id: (await addUser(harness, { tenantId, person, roles, now: harness.clock() })).userId, email };
};
const make = async (name: string, more: object = {}, token = owner): Promise<string> =>
  (await post(labels, { name, scopeId: systemLabelScopes.user, ...more }, token)).body.id;
const kept = async (userId: string): Promise<string[] | undefined> => {
  const table = (name: string) => `select label_ids from access.${name} where user_id = $1`;
  const all = `${table('membership')} union all ${table('inactive_membership')}`;
  return (await harness.pool.query(all, [userId])).rows[0]?.label_ids;
};
const happened = async (userId: string) =>
  (await harness.recorded())
    .filter(({ type, data }) => type.endsWith('abelled') && data.userId === userId)
    .map(({ type }) => type);

describe('labels of users (AUT-70)', () => {
  it('given labels, when they are put on and taken off, then whoever asks next finds them so, and each is recorded once', async () => {
    const { id } = await join();
    const [first, second] = [await make('Forklift'), await make('First aider')];
    const put = await post(`${users}/${id}/labels`, { add: [first, second] });
    expect([put.status, put.body.labelIds, await kept(id)]).toEqual([200, [first, second], [first, second]]);
    expect((await post(`${users}/${id}/labels`, { add: [first] })).body.version).toBe(put.body.version);
    const { body } = await post(`${users}/${id}/labels`, { remove: [first] });
    expect([body.labelIds, await kept(id)]).toEqual([[second], [second]]);
    expect(await happened(id)).toEqual(['MembershipLabelled', 'MembershipLabelled', 'MembershipUnlabelled']);
    const stale = await post(`${users}/${id}/labels`, { add: [first] }).set('If-Match', `"${put.body.version}"`);
    expect([stale.status, await kept(id)]).toEqual([412, [second]]);
  });

  it('given labels that are foreign, gone or for candidates, when put on, then the field says so; one of an own scope may be', async () => {
    const { id } = await join();
    const gone = await make('Gone');
    await harness.call('delete', `${labels}/${gone}`, owner);
    const foreign = await make('Foreign', {}, outsider);
    const ofCandidates = await make('Urgent', { scopeId: systemLabelScopes.candidate });
    for (const [labelId, code] of [
      [foreign, 'label-not-found'],
      [gone, 'label-not-found'],
      [newId(new Date()), 'label-not-found'],
      [ofCandidates, 'label-scope-wrong'],
    ]) {
      const { status, body } = await post(`${users}/${id}/labels`, { add: [labelId] });
      expect([status, body.errors]).toEqual([422, { add: [code] }]);
    }
    const scopeId = (await post('/api/tenant/label-scopes', { name: 'Season' })).body.id;
    const summer = await make('Summer', { scopeId });
    expect((await post(`${users}/${id}/labels`, { add: [summer] })).body.labelIds).toEqual([summer]);
  });

  it('given somebody of another company, or who may not change users, when labels are changed, then it is refused and nothing is written', async () => {
    const { id, email } = await join();
    const label = await make('Fire warden');
    expect((await post(`${users}/${id}/labels`, { remove: [label] }, outsider)).status).toBe(404);
    const trainer = await tokenFor(email);
    expect((await post(`${users}/${id}/labels`, { add: [label] }, trainer)).status).toBe(403);
    expect((await post(`${users}/labels`, { ids: [id], add: [label] }, trainer)).status).toBe(403);
    expect([await kept(id), await happened(id)]).toEqual([[], []]);
  });

  it('given somebody with a label, when they are deactivated, given other roles and come back, then they have it still, and another one', async () => {
    const { id } = await join();
    const [first, second] = [await make('Crane'), await make('Skipper')];
    await post(`${users}/${id}/labels`, { add: [first] });
    await post(`${users}/${id}/deactivate`, {});
    expect((await post(`${users}/${id}/labels`, { add: [second] })).body).toMatchObject({ status: 'deactivated' });
    expect(await kept(id)).toEqual([first, second]);
    const { body } = await post(`${users}/${id}/reactivate`);
    expect([body.labelIds, await kept(id)]).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  it('given many, when a label is put on them at once, then the answer lists each, and whoever does not work here is named (AUT-71)', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => join()));
    const ids = people.map(({ id }) => id);
    const [label, nobody] = [await make('Winter crew'), newId(new Date())];
    const { status, body } = await post(`${users}/labels`, { ids: [...ids, nobody], add: [label] });
    expect([status, body.changed.toSorted()]).toEqual([200, ids.toSorted()]);
    expect(body.refused).toMatchObject([{ id: nobody, code: 'membership-not-found' }]);
    expect(await Promise.all(ids.map(kept))).toEqual(ids.map(() => [label]));
    await post(`${users}/labels`, { ids, remove: [label] });
    expect(await Promise.all(ids.map(kept))).toEqual(ids.map(() => []));
  });
});
