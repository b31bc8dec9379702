import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { membershipAccess } from './membership.access.ts';

const people = ['018f6a10-0000-7000-8000-0000000000a1', '018f6a10-0000-7000-8000-0000000000a2'];

it('given an address, when an admin asks that it be that of several accounts, then mails to it are counted together', async () => {
  const on = specApp({ email: 1 });
  for (const userId of people) {
    on.haveAccount(userId);
    const data = { userId, roles: ['Trainer' as const] };
    const sent = await on.commands.membership(userId, { type: 'GrantMembership', data, metadata: exampleCause });
    await on.members.store.change(exampleTenantId, (tables) => membershipAccess.save(tables, sent, { id: userId }));
  }
  const ask = (userId = '', email = 'new@mail.example') =>
    on.owner('post', `/api/tenant/users/${userId}/email-change`, { email });
  expect((await ask(people[0])).status).toBe(202);
  const refused = await ask(people[1]);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect((await ask(people[1], 'other@mail.example')).status).toBe(202);
});
