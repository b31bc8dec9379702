import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { email } from '#contracts/kernel/text';
import { GivenPassword, NewPassword } from './password.fields.ts';
import type { PasswordFault } from './password.rules.ts';

/** Seconds between two mails with a link to one account, and seconds that a link lives. */
export const RESET_PAUSE = 60;
export const RESET_LIFETIME = 3_600;

const token = z.string().min(1, 'field-required').max(200);

export const ForgotPassword = z.strictObject({ email: email() });
/** A link as its page knows it: token and address both stand in it. */
export const ResetLink = z.strictObject({ token, email: email() });
export const ResetPassword = ResetLink.extend({ password: NewPassword });
export const ChangePassword = z.strictObject({
  currentPassword: GivenPassword,
  password: NewPassword,
});

export type PasswordCommand =
  | Command<'RequestPasswordReset', { userId: Id }>
  | Command<'ResetPassword', { userId: Id }>
  | Command<'ChangePassword', { userId: Id }>;

/** Every way to refuse a change of password. */
export type PasswordRejection =
  | 'reset-link-invalid' // used, too old, of another address, or never made
  | 'password-wrong' // the one before is not this
  | PasswordFault;
