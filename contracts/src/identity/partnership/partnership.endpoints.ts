import { z } from 'zod';
import { PartnerOfUser } from '#contracts/identity/session/session.views';
import { LinkToken } from '#contracts/identity/sub-account-group/sub-account-group.entity';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { PartnershipView } from './partnership.views.ts';

export const listPartnerships = endpoint({
  method: 'GET',
  path: '/api/tenant/partnerships',
  access: 'tenant.integrations.subAccounts.partnership.read',
  summary: 'List the companies whose admins have access to this one',
  answer: z.array(PartnershipView),
});
/** Beyond those that `me` lists. */
export const findPartners = endpoint({
  method: 'GET',
  path: '/api/auth/partners',
  access: 'authenticated',
  summary: 'Search the companies I have access to as an admin of their parent, by name',
  query: z.object({ q: text(200).optional() }),
  answer: z.array(PartnerOfUser),
});
/** Done again, it agrees to what the group asks for now. */
export const acceptPartnership = endpoint({
  method: 'POST',
  path: '/api/tenant/partnerships',
  access: 'tenant.integrations.subAccounts.partnership.create',
  summary: 'Join another company’s group with its sign-up link, which gives its admins access',
  body: z.strictObject({ token: LinkToken, sharesCandidates: z.boolean() }),
  answer: z.object({ id: Id }),
  status: 201,
});
export const endPartnership = endpoint({
  method: 'DELETE',
  path: '/api/tenant/partnerships/:id',
  access: 'tenant.integrations.subAccounts.partnership.delete',
  summary: 'Leave a parent company; its admins lose access immediately',
  params: ById,
  answer: z.object({ id: Id }),
});
