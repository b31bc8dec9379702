import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { SendVerification, ValidateUser } from './email-address.commands.ts';

/** Who opens the link of the mail that follows a sign-up has shown that the address is theirs. Takes no session: mail may be read elsewhere. */
export const validateUser = endpoint({
  method: 'POST',
  path: '/api/auth/validate-user',
  access: 'public',
  summary: 'Confirm an account’s email address with a link',
  body: ValidateUser,
  rateLimit: 'auth',
  answer: z.object({}),
});
/** Nothing is sent where the address is confirmed already, or a link was sent within a minute. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/email-verification',
  access: 'authenticated',
  summary: 'Resend the link that confirms my email address',
  body: SendVerification,
  rateLimit: 'auth',
  answer: z.object({}),
  status: 202,
});
