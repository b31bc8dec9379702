import { z } from 'zod';
import { GivenPassword } from '#contracts/identity/password/password.fields';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { MAX_ONE_TIME_CODE_LENGTH } from './two-factor.limits.ts';

/** Six digits of the device, or a recovery code; spaces and hyphens are people's own. */
export const OneTimeCode = z
  .string()
  .max(MAX_ONE_TIME_CODE_LENGTH)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'field-required').max(20));

export const BeginTwoFactor = z.strictObject({ password: GivenPassword });
export const ConfirmTwoFactor = z.strictObject({ code: OneTimeCode });
export const DisableTwoFactor = z.strictObject({ password: GivenPassword, code: OneTimeCode });

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
