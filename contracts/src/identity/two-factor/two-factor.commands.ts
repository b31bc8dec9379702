import { z } from 'zod';
import { MAX_ONE_TIME_CODE_LENGTH, MAX_PASSWORD_LENGTH } from '#contracts/identity/session/session.limits';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

const password = z.string().min(1, 'field-required').max(MAX_PASSWORD_LENGTH);
/** Six digits of the device, or a recovery code; spaces and hyphens are people's own. */
export const OneTimeCode = z
  .string()
  .max(MAX_ONE_TIME_CODE_LENGTH)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'field-required').max(20));

export const BeginTwoFactor = z.strictObject({ password });
export const ConfirmTwoFactor = z.strictObject({ code: OneTimeCode });
export const DisableTwoFactor = z.strictObject({ password, code: OneTimeCode });

export type TwoFactorCommand =
  | Command<'EnableTwoFactor', { userId: Id }>
  | Command<'DisableTwoFactor', { userId: Id }>
  | Command<'UseRecoveryCode', { userId: Id }>;

/** Every way to refuse what has to do with the second factor. */
export type TwoFactorRejection =
  | 'two-factor-required' // the password was right; a code is asked for
  | 'code-wrong' // not of this moment, or used before
  | 'two-factor-enabled' // must be switched off before it is set up anew
  | 'two-factor-not-begun'; // there is nothing to confirm or to switch off
