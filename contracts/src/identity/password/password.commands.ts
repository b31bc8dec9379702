import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contracts/identity/session/session.limits';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { email } from '#contracts/kernel/text';
import type { PasswordFault } from './password.rules.ts';

/** Seconds between two mails with a link to one account, and seconds that a link lives. */
export const RESET_PAUSE = 60;
export const RESET_LIFETIME = 3_600;

export const newPassword = z.string().min(MIN_PASSWORD_LENGTH, 'password-too-short').max(MAX_PASSWORD_LENGTH);
const token = z.string().min(1, 'field-required').max(200);

export const ForgotPassword = z.strictObject({ email: email() });
/** A link as its page knows it: token and address both stand in it. */
export const ResetLink = z.strictObject({ token, email: email() });
export const ResetPassword = ResetLink.extend({ password: newPassword });
export const ChangePassword = z.strictObject({
  currentPassword: z.string().min(1, 'field-required').max(MAX_PASSWORD_LENGTH),
  password: newPassword,
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
