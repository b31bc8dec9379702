import { z } from 'zod';
import { GivenPassword } from '#contracts/identity/password/password.fields';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { email } from '#contracts/kernel/text';

/** Seconds between two mails with a link to one account, and seconds that a link lives. */
export const VERIFICATION_PAUSE = 60;
export const VERIFICATION_LIFETIME = 7 * 24 * 3_600;
/** Seconds within which both addresses must agree to a change. */
export const CHANGE_LIFETIME = 24 * 3_600;

const token = z.string().min(1, 'field-required').max(200);

/** A page of the portal that somebody goes on to once their address is confirmed: a path without a query, so that no secret of a link is kept. */
export const GoOnTo = z
  .string()
  .max(200)
  .regex(/^\/c(\/[A-Za-z0-9_-]+)*$/);

export const SendVerification = z.strictObject({ goOnTo: GoOnTo.optional() });
export const ValidateUser = z.strictObject({ token });
export const ChangeEmail = z.strictObject({
  email: email(),
  password: GivenPassword,
});
export const ConfirmEmailChange = z.strictObject({ token, side: z.enum(['old', 'new']) });
export const RefuseEmailChange = z.strictObject({ token });

export type EmailAddressCommand =
  | Command<'RequestEmailVerification', { userId: Id; goOnTo?: string }>
  | Command<'VerifyEmail', { userId: Id }>
  | Command<'RequestEmailChange', { userId: Id; email: string }>
  | Command<'ConfirmEmailChange', { userId: Id; by: 'old' | 'new' }>
  | Command<'RefuseEmailChange', { userId: Id }>;

/** Every way to refuse a verification, or a change. */
export type EmailAddressRejection =
  | 'verification-link-invalid' // used, too old, or never made
  | 'email-unchanged'; // the address is the account's already
