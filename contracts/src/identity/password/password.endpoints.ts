import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { ChangePassword, ForgotPassword, ResetLink, ResetPassword } from './password.commands.ts';

/** The answer is the same, and comes after the same time, whether or not the address has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Request a password reset link by email',
  body: ForgotPassword,
  rateLimit: 'auth',
  answer: z.object({}),
  status: 202,
});
/** Whether a link still works: 410 `reset-link-invalid` where it does not. It is not used up by asking; a token is kept out of addresses, so this is no GET. */
export const checkToken = endpoint({
  method: 'POST',
  path: '/api/auth/check-token',
  access: 'public',
  summary: 'Check whether a password reset link is still valid',
  body: ResetLink,
  rateLimit: 'auth',
  answer: z.object({}),
});
/** Uses the link up, and every other to the same account. Ends all sessions of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Choose a new password with a reset link',
  body: ResetPassword,
  rateLimit: 'auth',
  answer: z.object({}),
});
/** Ends all other sessions of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'authenticated',
  summary: 'Change my password',
  body: ChangePassword,
  rateLimit: 'auth',
  answer: z.object({}),
});
