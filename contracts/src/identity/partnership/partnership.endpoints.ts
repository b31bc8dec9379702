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
  summary: 'List the companies whose admins may enter this one',
  answer: z.array(PartnershipView),
});
/** Beyond those that `me` lists. */
export const findPartners = endpoint({
  method: 'GET',
  path: '/api/auth/partners',
  access: 'authenticated',
  summary: 'Find companies that I may enter as an admin of their parent, by a part of their name',
  query: z.object({ q: text(200).optional() }),
  answer: z.array(PartnerOfUser),
});
/** Done again, it agrees to what the group asks for now. */
export const acceptPartnership = endpoint({
  method: 'POST',
  path: '/api/tenant/partnerships',
  access: 'tenant.integrations.subAccounts.partnership.create',
  summary: 'Join a group of another company by its sign-up link: its admins may enter this company then',
  body: z.strictObject({ token: LinkToken, sharesCandidates: z.boolean() }),
  answer: z.object({ id: Id }),
  status: 201,
});
export const endPartnership = endpoint({
  method: 'DELETE',
  path: '/api/tenant/partnerships/:id',
  access: 'tenant.integrations.subAccounts.partnership.delete',
  summary: 'Leave a parent: its admins are out with their next request',
  params: ById,
  answer: z.object({ id: Id }),
});
