import { INVITATION_DAYS } from 'contracts/identity/invitation/invitation.events';
import { signSystemToken } from 'platform/http/system-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'nine-green-bottles';
const path = '/api/tenant/invitations';
let harness: Harness;
let tenantId: string;
let owner: string;
let trainer: string;
const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const post = (to: string, token?: string, body?: object) => harness.call('post', to, token).send(body);

beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  ({ tenantId } = await registerCompany(harness, {
    name: 'Harbor',
    subdomain: 'harbor',
    owner: boss('ola@harbor.example'),
    now,
  }));
  await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  await addUser(harness, { tenantId, person: boss('tom@harbor.example'), roles: ['Trainer'], now });
  owner = await tokenFor('ola@harbor.example');
  trainer = await tokenFor('tom@harbor.example');
});
afterAll(() => harness.close());

const invite = async (email: string, roles = ['Recruiter']): Promise<string> => {
  const { status, body } = await post(path, owner, { name: 'Ines', email, roles });
  expect([email, status]).toEqual([email, 201]);
  return body.id;
};
const system = async () => signSystemToken('spec', 'a secret of specs that is long enough', harness.clock());
/** The token of the mail, as the worker that writes it is told. */
const linkOf = async (invitationId: string): Promise<string> =>
  (await post('/api/system/invitation-tokens', await system(), { tenantId, invitationId })).body.token;
const localeOfMail = async (invitationId: string): Promise<string> =>
  (await post('/api/system/invitation-tokens', await system(), { tenantId, invitationId })).body.locale;
const accept = (token: string) =>
  post('/api/auth/invitations/accept', undefined, { token, name: 'Ines Prado', password });
const join = (token: string, session: string) => post('/api/auth/invitations/join', session, { token });
const userIdOf = async (email: string): Promise<string> =>
  (await harness.pool.query('select user_id from access.account where email = $1', [email])).rows[0]?.user_id;
const isInvalid = ({ status, body }: { status: number; body: { code: string } }) =>
  expect([status, body.code]).toEqual([404, 'invitation-invalid']);

describe('an invitation', () => {
  it('given an address without an account, when its link is followed, then there is an account that may work here; the link works once', async () => {
    const token = await linkOf(await invite('ines@mail.example'));
    const shown = await post('/api/auth/invitations/show', undefined, { token });
    expect(shown.body).toEqual({ company: 'Harbor', name: 'Ines', email: 'ines@mail.example', hasAccount: false });
    const { status, body } = await accept(token);
    expect(status).toBe(201);
    expect((await post('/api/tenant/jobs', body.token, { title: 'Cook' })).status).toBe(201);
    isInvalid(await accept(token));
    isInvalid(await post('/api/auth/invitations/show', undefined, { token }));
  });

  it('given an address with an account, when its person is logged in, then one click lets them join; another person is refused', async () => {
    const token = await linkOf(await invite('sam@summit.example', ['Trainer']));
    expect((await accept(token)).body.code).toBe('invitation-needs-login');
    expect((await join(token, trainer)).body.code).toBe('invitation-not-yours');
    const sam = await tokenFor('sam@summit.example');
    expect((await join(token, sam)).body).toEqual({ tenantId });
    const inHarbor = harness.call('post', '/api/tenant/saved-filters', sam, 'harbor').send({});
    expect((await inHarbor).status).toBe(422);
    isInvalid(await join(token, sam));
  });

  it('given somebody whose account is in Portuguese, when they are invited in English, then the mail is in Portuguese', async () => {
    const person = { name: 'Rui', email: 'rui@summit.example', password, locale: 'pt-br' as const };
    await registerCompany(harness, { name: 'Serra', owner: person, now: harness.clock() });
    expect(await localeOfMail(await invite(person.email))).toBe('pt-br');
    expect(await localeOfMail(await invite('nora@mail.example'))).toBe('en-us');
  });

  it('given a type and teams, when an account is made or one joins, then that is their place; a team that is gone is left out', async () => {
    const team = async (name: string) =>
      (await post('/api/tenant/teams', owner, { name, userIds: [await userIdOf('ola@harbor.example')] })).body.id;
    const [yard, gone] = [await team('Yard'), await team('Gone')];
    const place = { roles: ['Trainer'], type: 'training-only', teams: [yard, gone] };
    const links = [];
    for (const email of ['new@mail.example', 'has@summit.example']) {
      const { body } = await post(path, owner, { name: 'Ines', email, ...place });
      expect(body).toMatchObject({ type: 'training-only', teams: [yard, gone] });
      links.push(await linkOf(body.id));
    }
    await harness.call('delete', `/api/tenant/teams/${gone}`, owner);
    await registerCompany(harness, {
      name: 'Third',
      owner: { name: 'Has', email: 'has@summit.example', password },
      now: harness.clock(),
    });
    const [fresh = '', known = ''] = links;
    expect((await accept(fresh)).status).toBe(201);
    expect((await join(known, await tokenFor('has@summit.example'))).status).toBe(200);
    for (const email of ['new@mail.example', 'has@summit.example']) {
      const userId = await userIdOf(email);
      const { rows } = await harness.pool.query(
        'select type, permissions from access.membership where tenant_id = $1 and user_id = $2',
        [tenantId, userId],
      );
      expect([email, rows[0]?.type, rows[0]?.permissions.includes('tenant.jobs.read')]).toEqual([
        email,
        'training-only',
        false,
      ]);
      const teams = await harness.pool.query('select team_id from access.team where $1 = any(user_ids)', [userId]);
      expect(teams.rows).toEqual([{ team_id: yard }]);
    }
  });

  it('given who is invited or in the company already, when invited, then the field says so', async () => {
    await invite('twice@mail.example');
    const again = await post(path, owner, { name: 'Ines', email: 'twice@mail.example', roles: ['Recruiter'] });
    expect([again.status, again.body.errors]).toEqual([409, { email: ['already-invited'] }]);
    const member = await post(path, owner, { name: 'Tom', email: 'tom@harbor.example', roles: ['Recruiter'] });
    expect([member.status, member.body.errors]).toEqual([409, { email: ['already-member'] }]);
  });

  it('given one that is withdrawn, when its link is followed, then it is invalid; the address may be invited anew', async () => {
    const id = await invite('gone@mail.example');
    const token = await linkOf(id);
    expect((await post(`${path}/${id}/revoke`, owner)).status).toBe(200);
    isInvalid(await accept(token));
    expect((await post('/api/system/invitation-tokens', await system(), { tenantId, invitationId: id })).status).toBe(
      404,
    );
    await invite('gone@mail.example');
  });

  it('given seven days, when they are over, then the link is invalid; sent again it stands for seven more', async () => {
    const id = await invite('late@mail.example');
    const token = await linkOf(id);
    harness.advance(INVITATION_DAYS * 24 * 60 * 60 + 1);
    owner = await tokenFor('ola@harbor.example');
    isInvalid(await accept(token));
    expect((await post(`${path}/${id}/resend`, owner)).status).toBe(200);
    expect((await accept(await linkOf(id))).status).toBe(201);
  });

  it('given who may not give a role, when they invite with it, then it is refused; another company finds no invitation', async () => {
    expect(
      (await post(path, await tokenFor('tom@harbor.example'), { name: 'X', email: 'x@mail.example', roles: ['Owner'] }))
        .status,
    ).toBe(403);
    const id = await invite('other@mail.example');
    const sam = await tokenFor('sam@summit.example');
    for (const action of ['resend', 'revoke'])
      expect((await harness.call('post', `${path}/${id}/${action}`, sam, 'summit')).status).toBe(404);
  });

  it('given an invitation as an owner that has run out, when somebody who may only make users sends it again, then it is refused and stays so', async () => {
    const id = await invite('chief@mail.example', ['Owner']);
    const makers = { name: 'Makers', permissions: ['tenant.users.create', 'tenant.users.read'] };
    const role = (await post('/api/tenant/roles', owner, makers)).body.id;
    const person = { name: 'Max', email: 'max@harbor.example', password };
    await addUser(harness, { tenantId, person, roles: [role], now: harness.clock() });
    harness.advance(INVITATION_DAYS * 24 * 60 * 60 + 1);
    const refused = await post(`${path}/${id}/resend`, await tokenFor(person.email));
    expect([refused.status, refused.body.errors]).toEqual([403, { roles: ['rights-not-held'] }]);
    isInvalid(await accept(await linkOf(id)));
    owner = await tokenFor('ola@harbor.example');
    expect((await post(`${path}/${id}/resend`, owner)).status).toBe(200);
  });

  it('given all of these, when the events are read, then neither name, address nor token is in those of invitations', async () => {
    const told = JSON.stringify(
      (await harness.recorded()).filter(({ type }) => type.startsWith('Invitation')).map(({ data }) => data),
    );
    expect(told).not.toMatch(/mail\.example|ines|token/i);
    const { rows } = await harness.pool.query("select email from access.invitation where email = 'ines@mail.example'");
    expect(rows).toEqual([]);
  });
});
