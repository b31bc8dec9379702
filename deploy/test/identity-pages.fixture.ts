import { clientOf } from './staff.fixture.ts';

type Row = { id: string };

/** Addresses of the pages about who may come in, as whom, and what they then see; the others are among the console's. */
export const identityPages = async (): Promise<string[]> => {
  const owner = await clientOf('owner');
  const first = async (resource: string) =>
    ((await owner.request('GET', `/api/tenant/${resource}`)).data as Row[])[0]?.id;
  const made = async (resource: string, body: object) =>
    (await first(resource)) ?? ((await owner.request('POST', `/api/tenant/${resource}`, { body })).data as Row).id;
  const user = (await first('users')) ?? '';
  const role = await made('roles', { name: 'Yard manager', permissions: ['tenant.jobs.read'] });
  const team = await made('teams', { name: 'Yard', userIds: [user] });
  const group = await made('sub-accounts', { name: 'Partner boatyards' });
  return [
    '/t/settings/users',
    '/t/settings/users?filter=%7B%22type%22%3A%22training-only%22%7D',
    '/t/settings/users/create',
    '/t/settings/users/invite',
    '/t/settings/users/invitations',
    `/t/settings/users/${user}/edit`,
    '/t/settings/roles/all',
    '/t/settings/roles/create',
    '/t/settings/roles/Owner/edit',
    `/t/settings/roles/${role}/edit`,
    `/t/settings/teams/${team}/edit`,
    '/t/settings/label-scopes/create',
    '/t/settings/sub-accounts',
    '/t/settings/sub-accounts/create',
    `/t/settings/sub-accounts/${group}/edit`,
    '/t/recruiting/partner-candidates',
    '/t/settings/partnerships',
    '/t/settings/company/domains',
    '/t/user/password',
    '/t/user/security',
    '/t/user/documents',
  ];
};

/** Of links in mails, each of which leads nowhere: a valid one is used up by being looked at twice. */
export const linkPages = [
  '/a/forgot-password',
  '/a/reset-password/none/email/nobody%40harbor.example',
  '/a/verify-email/none',
  '/a/invitation/none',
  '/a/sub-accounts/none',
  '/a/email-change/old/none',
  '/a/email-change/new/none',
  '/a/account-erased',
  '/c/reviews',
];
