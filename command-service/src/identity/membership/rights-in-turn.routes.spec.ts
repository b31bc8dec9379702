import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { membershipAccess } from './membership.access.ts';

const tom = '018f6a10-0000-7000-8000-0000000000aa';
const eve = { name: 'Eve', email: 'eve@mail.example' };

/** Whoever asks was an owner when the request was let in, and is a trainer as its change has its turn. */
describe('rights that were taken before a change has its turn', () => {
  let on: SpecApp;
  beforeEach(async () => {
    on = specApp();
    for (const userId of [exampleUserId, tom]) {
      on.haveAccount(userId);
      const data = { userId, roles: [userId === tom ? ('Recruiter' as const) : ('Trainer' as const)] };
      const sent = await on.commands.membership(userId, { type: 'GrantMembership', data, metadata: exampleCause });
      await on.members.store.change(exampleTenantId, (tables) => membershipAccess.save(tables, sent, { id: userId }));
    }
  });

  it.each([
    ['patch', `users/${tom}`, { roles: ['Owner'] }, 'rights-not-held'],
    ['post', `users/${tom}/password`, { password: 'ten-yellow-lanterns' }, 'account-of-more-rights'],
    ['post', 'users', { ...eve, password: 'ten-yellow-lanterns', roles: ['Owner'] }, 'rights-not-held'],
    ['post', 'invitations', { ...eve, roles: ['Owner'] }, 'rights-not-held'],
    ['post', 'roles', { name: 'All', permissions: ['tenant.jobs.delete'] }, 'rights-not-held'],
  ] as const)('given who asks to %s %s, when it has its turn, then it is refused', async (method, path, body, code) => {
    const answer = await on.owner(method, `/api/tenant/${path}`, body);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
  });
});
