import { z } from 'zod';
import { GivenPassword } from '#contracts/identity/password/password.fields';
import { OneTimeCode } from '#contracts/identity/two-factor/two-factor.commands';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { email } from '#contracts/kernel/text';

export const Login = z.strictObject({
  email: email(),
  password: GivenPassword,
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
