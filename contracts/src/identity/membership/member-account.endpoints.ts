import { z } from 'zod';
import { NewPassword } from '#contracts/identity/password/password.fields';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#contracts/kernel/image';
import { email } from '#contracts/kernel/text';

/** Of an account that is this company's alone, by an admin who holds all that its person may do; never one's own. */
const one = { params: ById, access: 'tenant.users.update', answer: z.object({}) } as const;

/** Ends all sessions of the account. */
export const setMemberPassword = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/password',
  summary: 'Set a user’s password; only for accounts that belong to the company only',
  body: z.strictObject({ password: NewPassword }),
  rateLimit: 'auth',
});
/** Of every account: the link goes to its person. Nothing is sent where a link was sent within a minute. */
export const sendMemberResetLink = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/reset-link',
  summary: 'Send a user a password reset link',
  rateLimit: 'auth',
  status: 202,
});
/** A link goes to the address of now and to the new one; both must be opened within a day. */
export const changeMemberEmail = endpoint({
  ...one,
  method: 'POST',
  path: '/api/tenant/users/:id/email-change',
  summary: 'Request a new email address for a user; only for accounts that belong to the company only',
  body: z.strictObject({ email: email() }),
  rateLimit: 'auth',
  status: 202,
});

const avatar = {
  ...one,
  path: '/api/tenant/users/:id/avatar',
  answer: z.object({ avatar: z.string().nullable() }),
} as const;
export const changeMemberAvatar = endpoint({
  ...avatar,
  method: 'PUT',
  summary: 'Set a user’s picture; only for accounts that belong to the company only',
  upload: { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES, field: 'avatar' },
});
export const removeMemberAvatar = endpoint({
  ...avatar,
  method: 'DELETE',
  summary: 'Remove a user’s picture; only for accounts that belong to the company only',
});
