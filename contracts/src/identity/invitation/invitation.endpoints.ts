import { z } from 'zod';
import { MAX_ROLES, MAX_TEAMS } from '#contracts/identity/membership/membership.commands';
import { MemberType, RoleRef } from '#contracts/identity/membership/membership.roles';
import { NewPassword } from '#contracts/identity/password/password.fields';
import { TokenAnswer } from '#contracts/identity/session/session.views';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { SystemCause } from '#contracts/kernel/system-command';
import { email, requiredText } from '#contracts/kernel/text';
import { InvitationView } from './invitation.views.ts';

export const invitations = resource({
  name: 'invitations',
  access: 'tenant.users.read',
  view: InvitationView,
  filters: {},
  sorts: ['sentAt', 'name', 'email', 'expiresAt'],
});

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/api/tenant/invitations',
  access: 'tenant.users.create',
  summary: 'Invite a user by email',
  body: z.strictObject({
    name: requiredText(MAX_NAME_LENGTH),
    email: email(),
    locale: Locale.default(DEFAULT_LOCALE),
    roles: z.array(RoleRef).min(1, 'field-required').max(MAX_ROLES),
    type: MemberType.default('regular'),
    teams: z.array(Id).max(MAX_TEAMS).default([]),
  }),
  answer: InvitationView,
  status: 201,
});

const one = { method: 'POST', params: ById, access: 'tenant.users.create', answer: z.object({ id: Id }) } as const;
export const resendInvitation = endpoint({
  ...one,
  path: '/api/tenant/invitations/:id/resend',
  summary: 'Resend an invitation, with a new expiry date',
});
export const revokeInvitation = endpoint({
  ...one,
  path: '/api/tenant/invitations/:id/revoke',
  summary: 'Withdraw an invitation; its links stop working',
});

const Token = z.string().min(1, 'field-required').max(100);

export const showInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitations/show',
  access: 'public',
  summary: 'Get an invitation by its link',
  body: z.strictObject({ token: Token }),
  rateLimit: 'auth',
  answer: z.object({ company: z.string(), name: z.string(), email: z.string(), hasAccount: z.boolean() }),
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitations/accept',
  access: 'public',
  summary: 'Accept an invitation by creating an account, and log in',
  body: z.strictObject({
    token: Token,
    name: requiredText(MAX_NAME_LENGTH),
    password: NewPassword,
  }),
  rateLimit: 'auth',
  answer: TokenAnswer,
  status: 201,
});
export const joinByInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitations/join',
  access: 'authenticated',
  summary: 'Accept an invitation with the account that is logged in',
  body: z.strictObject({ token: Token }),
  rateLimit: 'auth',
  answer: z.object({ tenantId: Id }),
});

/** Because somebody was hired; the address is in no event. Answers who stands already under it, where somebody does. */
export const inviteHired = endpoint({
  method: 'POST',
  path: '/api/system/invitations',
  access: 'system',
  summary: 'Invite somebody who was hired (internal)',
  body: sendInvitation.body.extend({ tenantId: Id, invitationId: Id, cause: SystemCause }),
  answer: z.object({
    outcome: z.enum(['invited', 'already-invited', 'already-member']),
    position: z.string().nullable(),
  }),
});

/** The token of a link is made as the mail is written: neither the event nor the job that asked for the mail ever held one. */
export const makeInvitationToken = endpoint({
  method: 'POST',
  path: '/api/system/invitation-tokens',
  access: 'system',
  summary: 'Create the token of the link in an invitation (internal)',
  body: z.strictObject({ tenantId: Id, invitationId: Id }),
  answer: z.object({ token: z.string(), email: z.string(), name: z.string(), locale: Locale, company: z.string() }),
  status: 201,
});
