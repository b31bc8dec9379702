import { exampleTenantId } from 'contracts/kernel/examples';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/folders';
const none = { users: [], teams: [], roles: [] };
const { policies, root } = systemFolders;

let on: SpecApp;
beforeEach(() => {
  on = specApp();
  on.accounts.tenants.set(exampleTenantId, { name: 'Harbor', subdomain: 'harbor', timeZone: 'UTC' });
});
const make = async (name: string, parentId: string): Promise<string> =>
  (await on.owner('post', path, { name, parentId })).body.id;

describe('a folder of policies', () => {
  it('given who may change folders and read no file, when they share one or move one into the policies, then that is refused', async () => {
    const [shared, outside] = [await make('Salaries', policies), await make('Contracts', root)];
    const { secret } = (
      await on.owner('post', '/api/tenant/api-keys', { name: 'K', scopes: ['tenant.folders.update'] })
    ).body;
    const asKey = (method: 'post' | 'patch', to: string, body: object) =>
      request(on.app)[method](`${path}/${to}`).set('Authorization', `Bearer ${secret}`).send(body);
    expect((await asKey('post', `${shared}/share`, { ...none, roles: ['Trainer'] })).status).toBe(403);
    for (const parentId of [policies, shared]) expect((await asKey('patch', outside, { parentId })).status).toBe(403);
    expect((await asKey('patch', shared, { parentId: policies, name: 'Pay' })).status).toBe(200);
    expect((await on.owner('patch', `${path}/${outside}`, { parentId: shared })).status).toBe(200);
  });

  it('given one that is shared, when it is moved out and back, then nobody has it, and outside it can still be given to nobody', async () => {
    const id = await make('Launching', policies);
    expect((await on.owner('post', `${path}/${id}/share`, { ...none, roles: ['Trainer'] })).body.roles).toHaveLength(1);
    expect((await on.owner('patch', `${path}/${id}`, { parentId: root })).body).toMatchObject(none);
    expect((await on.owner('post', `${path}/${id}/share`, none)).status).toBe(200);
    expect((await on.owner('post', `${path}/${id}/share`, { ...none, roles: ['Trainer'] })).status).toBe(409);
    expect((await on.owner('patch', `${path}/${id}`, { parentId: policies })).body).toMatchObject(none);
  });

  it('given shared ones in the trash, when they are restored, then in the policies they are shared as before, and in the root with nobody', async () => {
    const above = await make('Harbor', policies);
    const [id, other] = [await make('Launching', above), await make('Lifting', policies)];
    for (const one of [id, other]) {
      await on.owner('post', `${path}/${one}/share`, { ...none, roles: ['Trainer'] });
      await on.owner('post', `${path}/${one}/trash`, {});
    }
    await on.owner('post', `${path}/${above}/trash`, {});
    expect((await on.owner('post', `${path}/${id}/restore`, {})).body).toMatchObject({ parentId: root, ...none });
    const kept = (await on.owner('post', `${path}/${other}/restore`, {})).body;
    expect(kept).toMatchObject({ parentId: policies, roles: ['Trainer'] });
  });

  it('given the version that was read, when somebody was faster, then a share is stale and nothing is overwritten', async () => {
    const id = await make('Sails', policies);
    const share = (roles: string[]) =>
      on.owner('post', `${path}/${id}/share`, { ...none, roles }).set('If-Match', '"1"');
    expect((await share(['Trainer'])).status).toBe(200);
    expect((await share(['Recruiter'])).status).toBe(412);
  });
});

describe('how deep folders go', () => {
  it('given a folder with others in it, when it is moved so deep that they would be too deep, then that is refused; the last that fits is taken (FILE-40)', async () => {
    const chain = async (count: number) => {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) ids.push(await make(`Deck ${at}`, ids.at(-1) ?? root));
      return ids;
    };
    const [above, below] = [await chain(15), await chain(7)];
    const move = (at: number) => on.owner('patch', `${path}/${below[at]}`, { parentId: above.at(-1) });
    const refused = await move(0);
    expect([refused.status, refused.body.code]).toEqual([422, 'folder-too-deep']);
    expect((await move(1)).status).toBe(200);
    // What goes to the trash is in it no more.
    await on.owner('post', `${path}/${below[1]}/trash`, {});
    expect((await move(0)).status).toBe(200);
  });
});
