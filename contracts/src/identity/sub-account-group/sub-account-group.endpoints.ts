import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { LinkToken } from './sub-account-group.entity.ts';
import { SignUpLinkView, SubAccountCompanyView, SubAccountOfferView } from './sub-account-group.views.ts';

const READ = 'tenant.integrations.subAccounts.group.read';
const UPDATE = 'tenant.integrations.subAccounts.group.update';

export const subAccountCompanies = resource({
  name: 'sub-account-companies',
  access: READ,
  view: SubAccountCompanyView,
  filters: { groupId: Id.optional(), q: text(200).optional() },
  sorts: ['name', 'since'],
});

const link = { path: '/api/tenant/sub-accounts/:id/sign-up-link', access: UPDATE, params: ById } as const;
export const showSignUpLink = endpoint({
  ...link,
  method: 'GET',
  summary: 'Get a group’s sign-up link',
  answer: SignUpLinkView,
});
export const openSignUpLink = endpoint({
  ...link,
  method: 'POST',
  summary: 'Create a group’s sign-up link, replacing the previous one',
  answer: SignUpLinkView,
});
export const closeSignUpLink = endpoint({
  ...link,
  method: 'DELETE',
  summary: 'Close a group’s sign-up link',
  answer: SignUpLinkView,
});
export const removeSubAccountCompany = endpoint({
  method: 'DELETE',
  path: '/api/tenant/sub-account-companies/:id',
  access: UPDATE,
  summary: 'Remove a company from a group; the parent’s admins lose access immediately',
  params: ById,
  answer: z.object({ id: Id }),
});

/** Who opens the link need not be logged in, nor be of any company. */
export const showSubAccountOffer = endpoint({
  method: 'GET',
  path: '/api/public/sub-account-groups/:token',
  access: 'public',
  summary: 'Get who invites companies with this link, and the terms of joining',
  params: z.object({ token: LinkToken }),
  rateLimit: 'auth',
  answer: SubAccountOfferView,
});
