import { z } from 'zod';
import { OneTimeCode } from '#contracts/identity/two-factor/two-factor.commands';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { email } from '#contracts/kernel/text';
import { MAX_PASSWORD_LENGTH } from './session.limits.ts';

export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './session.limits.ts';

export const Login = z.strictObject({
  email: email(),
  password: z.string().min(1, 'field-required').max(MAX_PASSWORD_LENGTH),
  /** Of the second factor, where the account has one: the device's code, or a recovery code. */
  code: OneTimeCode.optional(),
});

export type SessionCommand =
  | Command<'StartSession', { sessionId: Id; userId: Id }>
  | Command<'EndSession', { sessionId: Id; userId: Id }>;

/** Every way the auth calls may refuse (docs/product.md ID-15). */
export type SessionRejection =
  | 'invalid-credentials' // says nothing of whether the address exists
  | 'token-not-present'
  | 'token-not-refreshable' // past the refresh window, rotated away, or the session has ended
  | 'no-tenant';
