import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { SessionView, SignInView } from './security.views.ts';

/** Those that have not ended, the one used last first. `lastUsedAt` is when the token was last exchanged: every quarter of an hour at most. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'authenticated',
  summary: 'List my sessions',
  answer: z.array(SessionView),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'authenticated',
  summary: 'End one of my sessions',
  params: ById,
  answer: z.object({}),
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'authenticated',
  summary: 'End all of my other sessions',
  answer: z.object({ ended: z.int() }),
});
/** The newest 100 of the last 90 days; older ones are forgotten. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/sign-ins',
  access: 'authenticated',
  summary: 'List logins and failed logins to my account',
  answer: z.array(SignInView),
});
