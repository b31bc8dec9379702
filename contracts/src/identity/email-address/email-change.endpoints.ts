import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeEmail, ConfirmEmailChange, RefuseEmailChange } from './email-address.commands.ts';

const rateLimit = 'auth';

/** A link goes to the address of now and to the new one; both must be opened within a day. Says nothing of whether the new one has an account. */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email-change',
  access: 'authenticated',
  summary: 'Request a new email address, with the password',
  body: ChangeEmail,
  rateLimit,
  answer: z.object({}),
  status: 202,
});
/** `isChanged`: the other address has agreed already. Sessions go on. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/confirm',
  access: 'public',
  summary: 'Confirm an email address change with a link',
  body: ConfirmEmailChange,
  rateLimit,
  answer: z.object({ isChanged: z.boolean() }),
});
/** By the link that went to the address of now. */
export const refuseEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/refuse',
  access: 'public',
  summary: 'Decline an email address change with a link',
  body: RefuseEmailChange,
  rateLimit,
  answer: z.object({}),
});
