import { routeOf } from 'contracts/client/route';
import type { logout } from 'contracts/identity/session/session.endpoints';
import { client, session } from '#candidate-ui/api/client';
import { forgetSession } from '#candidate-ui/api/leave';
import { forgetCompany } from './workspace.ts';

const logoutRoute = routeOf<typeof logout>({ method: 'POST', path: '/api/auth/logout', access: 'authenticated' });

/** Ends the session on the server where it still answers, and here in any case; then shows the login page. */
export const endSession = async (next = '/a/login') => {
  if (session.token()) await client.call(logoutRoute, {}).catch(() => null);
  forgetCompany();
  forgetSession(next);
};
