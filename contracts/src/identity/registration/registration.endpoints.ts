import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { endpoint } from '#contracts/kernel/endpoint';
import { Register } from './registration.commands.ts';

/** Signed up is logged in: the answer holds a token, as that of a login does. */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Sign up a company with its first owner, or a candidate',
  body: Register,
  rateLimit: 'auth',
  answer: z.object({ token: z.string(), tenant: Subdomain.nullable() }),
  status: 201,
});
