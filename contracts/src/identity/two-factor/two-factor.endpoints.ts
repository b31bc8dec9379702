import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { BeginTwoFactor, ConfirmTwoFactor, DisableTwoFactor } from './two-factor.commands.ts';

const access = 'authenticated';
const rateLimit = 'auth';

/** Nothing is asked for at logins before it is confirmed with a code of the device. */
export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  access,
  summary: 'Get the secret for an authenticator app',
  body: BeginTwoFactor,
  rateLimit,
  /** `secret` in base32; `uri` is what the QR code holds. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
});
/** The recovery codes are shown this once: we keep their hashes alone. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  access,
  summary: 'Turn on two-factor authentication with a code from the app',
  body: ConfirmTwoFactor,
  rateLimit,
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  access,
  summary: 'Turn off two-factor authentication with the password and a code',
  body: DisableTwoFactor,
  rateLimit,
  answer: z.object({}),
});
