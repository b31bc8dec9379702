import { z } from 'zod';
import { Login } from '#contracts/identity/session/session.commands';
import { TokenAnswer } from '#contracts/identity/session/session.views';
import { endpoint } from '#contracts/kernel/endpoint';
import { PlatformAdminView } from './platform-admin.views.ts';

/** As the other login, with the same limits. An account that is no platform admin's is answered as a wrong password is. */
export const loginLandlord = endpoint({
  method: 'POST',
  path: '/api/landlord/auth/login',
  access: 'public',
  summary: 'Log in as a platform admin, for the landlord area only',
  body: Login,
  rateLimit: 'auth',
  answer: TokenAnswer,
});
export const refreshLandlord = endpoint({
  method: 'POST',
  path: '/api/landlord/auth/refresh',
  access: 'public',
  summary: 'Exchange a platform admin’s bearer token for a new one',
  answer: TokenAnswer,
});
export const logoutLandlord = endpoint({
  method: 'POST',
  path: '/api/landlord/auth/logout',
  access: 'landlord',
  summary: 'Log out of this platform admin session',
  answer: z.object({}),
});
export const meLandlord = endpoint({
  method: 'GET',
  path: '/api/landlord/auth/me',
  access: 'landlord',
  summary: 'Get the logged-in platform admin and their permissions',
  answer: PlatformAdminView,
});
