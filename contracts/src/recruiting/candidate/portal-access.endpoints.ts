import { z } from 'zod';
import { NewPassword } from '#contracts/identity/password/password.fields';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';

const Token = z.string().min(1, 'field-required').max(100);

export const offerPortalAccess = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/:id/portal-access',
  access: 'tenant.candidates.update',
  summary:
    'Set the password of a candidate’s account; it counts once they have confirmed their address by the link of a mail',
  params: ById,
  body: z.strictObject({
    password: NewPassword,
  }),
  answer: z.object({ id: Id }),
});

export const showPortalAccess = endpoint({
  method: 'POST',
  path: '/api/auth/portal-access/show',
  access: 'public',
  summary: 'Get by its link what a company offers a candidate',
  body: z.strictObject({ token: Token }),
  rateLimit: 'auth',
  answer: z.object({ company: z.string(), email: z.string(), hasAccount: z.boolean() }),
});
export const confirmPortalAccess = endpoint({
  method: 'POST',
  path: '/api/auth/portal-access/confirm',
  access: 'public',
  summary:
    'Confirm one’s address: the account is made with the password that staff have set, or the one that there is stays',
  body: z.strictObject({
    token: Token,
    employerContact: z.literal(true, { error: 'employer-contact-required' }),
  }),
  rateLimit: 'auth',
  answer: z.object({ email: z.string(), isNew: z.boolean() }),
});

/** The token of a link is made as the mail is written: neither the event nor the job that asked for the mail ever held one. */
export const makePortalAccessToken = endpoint({
  method: 'POST',
  path: '/api/system/portal-access-tokens',
  access: 'system',
  summary: 'Create the token of the link by which a candidate confirms their address (internal)',
  body: z.strictObject({ tenantId: Id, candidateId: Id }),
  answer: z.object({
    token: z.string(),
    email: z.string(),
    firstName: z.string(),
    locale: Locale,
    company: z.string(),
  }),
  status: 201,
});

/** Every way it may refuse beyond those of a candidate. */
export type PortalAccessRejection = 'portal-access-invalid'; // the link was used, has run out, or is of another address than that of today
