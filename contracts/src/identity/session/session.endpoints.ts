import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Login } from './session.commands.ts';
import { MeView, TokenAnswer, Workspace } from './session.views.ts';

/**
 * Where the account has a second factor, 401 `two-factor-required` answers the right password alone: it is sent again, with a code.
 * Wrong passwords and codes make the next try wait, whether or not the address has an account.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Log in with an email address and a password',
  body: Login,
  rateLimit: 'auth',
  answer: TokenAnswer,
});
/** Takes the bearer token even when expired, within `rli` minutes. The new token is in the answer and in `Authorization`. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  summary: 'Exchange the bearer token for a new one',
  answer: TokenAnswer,
});
/**
 * As `refresh`, forced: also while the token has not run out. A person with companies names the workspace they go to: whoever
 * opens a candidate's page leaves their company (docs/product.md WS-2) and gets a token whose role is Candidate. The choice is kept with
 * the session: later refreshes, other tabs and `me` keep to it until the other workspace is named. Without one, or with one that
 * the person does not have any more, it is their company if they have one, else the candidate's.
 */
export const forceRefresh = endpoint({
  method: 'POST',
  path: '/api/auth/force-refresh',
  access: 'public',
  summary: 'Exchange the bearer token for a new one, and choose the workspace',
  body: z.strictObject({ workspace: Workspace.optional() }),
  answer: TokenAnswer,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'authenticated',
  summary: 'Log out of this session',
  answer: z.object({}),
});
/** A bearer for places where a browser cannot send one (the board): lives 60 seconds. */
export const createTicket = endpoint({
  method: 'POST',
  path: '/api/auth/tickets',
  access: 'authenticated',
  summary: 'Get a 60-second ticket for a page that cannot send a bearer token',
  answer: z.object({ ticket: z.string() }),
});
export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'authenticated',
  summary: 'Get the logged-in user and their permissions in a company',
  query: z.object({ tenant: z.string().max(100).optional(), cache: z.enum(['true', 'false']).optional() }),
  answer: MeView,
});
