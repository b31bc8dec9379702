import { INVITATION_PAUSE } from 'contracts/identity/invitation/invitation.commands';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/invitations';
const email = 'ines@mail.example';

let on: SpecApp;
beforeEach(() => {
  on = specApp();
});

const invite = (to = email, roles: string[] = ['Recruiter']) =>
  on.owner('post', path, { name: 'Ines', email: to, roles });
const resend = (id: string, as = on.owner) => as('post', `${path}/${id}/resend`);
const historyOf = async (id: string) =>
  (await on.events.store.readStream(streamName('invitation', exampleTenantId, id))).events.map(({ type }) => type);
const linkOf = async (invitationId: string) =>
  request(on.app)
    .post('/api/system/invitation-tokens')
    .set('Authorization', `Bearer ${await on.systemToken()}`)
    .send({ tenantId: exampleTenantId, invitationId });
const shown = async (token: string) =>
  (await request(on.app).post('/api/auth/invitations/show').send({ token })).status;

describe('sending an invitation again', () => {
  it('given an invitation that has just gone out, when it is sent again, then that is refused and nothing changed; after a pause it goes out', async () => {
    const { id } = (await invite()).body;
    on.advance(INVITATION_PAUSE * 1_000 - 1);
    const refused = await resend(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'invitation-just-sent']);
    expect(await historyOf(id)).toEqual(['InvitationSent']);
    const { token } = (await linkOf(id)).body;
    on.advance(1);
    expect([(await resend(id)).status, (await resend(id)).body.code]).toEqual([200, 'invitation-just-sent']);
    expect(await historyOf(id)).toEqual(['InvitationSent', 'InvitationResent']);
    on.advance(7 * 86_400_000 - INVITATION_PAUSE * 1_000);
    expect(await shown(token)).toBe(404);
    expect(await shown((await linkOf(id)).body.token)).toBe(200);
  });

  it('given an answer that got lost, when the same request comes again at once, then it is answered as done', async () => {
    const { id } = (await invite()).body;
    on.advance(INVITATION_PAUSE * 1_000);
    const once = () => resend(id).set('Idempotency-Key', 'one-press');
    expect([(await once()).status, (await once()).status]).toEqual([200, 200]);
    expect(await historyOf(id)).toEqual(['InvitationSent', 'InvitationResent']);
  });

  it('given a role of it that is gone, when it is sent again, then it goes out with what is left', async () => {
    const role = (await on.owner('post', '/api/tenant/roles', { name: 'Hiring', permissions: [] })).body.id;
    const both = (await invite(email, ['Recruiter', role])).body.id;
    const one = (await invite('rui@mail.example', [role])).body.id;
    await on.owner('delete', `/api/tenant/roles/${role}`);
    on.advance(INVITATION_PAUSE * 1_000);
    expect([(await resend(both)).status, (await resend(one)).body.code]).toEqual([200, 'invitation-invalid']);
  });

  it('given another company, when it sends the invitation again, then there is none', async () => {
    const { id } = (await invite()).body;
    on.advance(INVITATION_PAUSE * 1_000);
    expect((await resend(id, on.as('Owner', otherTenantId))).status).toBe(404);
  });
});

describe('an invitation that is withdrawn while its link is followed', () => {
  const withdrawnMeanwhile = async () => {
    const { id } = (await invite()).body;
    const { token } = (await linkOf(id)).body;
    await on.commands.invitation(id, { type: 'RevokeInvitation', data: {}, metadata: exampleCause });
    return { id, token };
  };

  it('given no account, when one is made by it, then it is refused, there is none, and the address is free', async () => {
    const { id, token } = await withdrawnMeanwhile();
    const person = { token, name: 'Ines Prado', password: 'nine-green-bottles' };
    const { status, body } = await request(on.app).post('/api/auth/invitations/accept').send(person);
    expect([status, body.code]).toEqual([404, 'invitation-invalid']);
    expect([on.sessions.accounts.has(email), on.accounts.memberships]).toEqual([false, []]);
    expect(await historyOf(id)).toEqual(['InvitationSent', 'InvitationRevoked']);
    const again = (await linkOf((await invite('rui@mail.example')).body.id)).body.token;
    const accepted = await request(on.app)
      .post('/api/auth/invitations/accept')
      .send({ ...person, token: again });
    expect([accepted.status, on.accounts.memberships.length]).toEqual([201, 1]);
    const candidate = { type: 'candidate', firstName: 'Ines', lastName: 'Prado', employerContact: true };
    const signUp = { ...candidate, email, password: person.password };
    expect((await request(on.app).post('/api/auth/register').send(signUp)).status).toBe(201);
  });

  it('given an account, when its person joins by it, then it is refused and they are no member', async () => {
    const { token } = await withdrawnMeanwhile();
    const userId = '018f6a10-0000-7000-8000-0000000000aa';
    on.accounts.accounts.set(userId, { userId, name: 'Ines', email, locale: 'en-us', passwordHash: '' });
    const { status, body } = await on.asPerson(userId)('post', '/api/auth/invitations/join', { token });
    expect([status, body.code, on.members.members.size]).toEqual([404, 'invitation-invalid', 0]);
  });
});

describe('mails to one address', () => {
  it('given an address, when it is invited, withdrawn, invited again and sent to by others, then all are counted together', async () => {
    on = specApp({ email: 3 });
    const first = (await invite()).body.id;
    await on.owner('post', `${path}/${first}/revoke`);
    const { id } = (await invite()).body;
    on.advance(INVITATION_PAUSE * 1_000);
    expect((await resend(id)).status).toBe(200);
    const more = await resend(id);
    expect([more.status, more.body.code]).toEqual([429, 'too-many-requests']);
    const elsewhere = await on.as('Owner', otherTenantId)('post', path, { name: 'Ines', email, roles: ['Recruiter'] });
    expect(elsewhere.status).toBe(429);
    expect((await invite('rui@mail.example')).status).toBe(201);
  });
});
