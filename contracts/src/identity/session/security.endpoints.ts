import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { SessionView, SignInView } from './security.views.ts';

/** Those that have not ended, the one used last first. `lastUsedAt` is when the token was last exchanged: every quarter of an hour at most. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'authenticated',
  summary: 'List where I am logged in',
  answer: z.array(SessionView),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'authenticated',
  summary: 'Log out one of my sessions',
  params: ById,
  answer: z.object({}),
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'authenticated',
  summary: 'Log out all of my sessions but this one',
  answer: z.object({ ended: z.int() }),
});
/** The newest 100 of the last 90 days; older ones are forgotten. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/sign-ins',
  access: 'authenticated',
  summary: 'List who logged in to my account, and who tried',
  answer: z.array(SignInView),
});
