import { routeOf } from 'contracts/client/route';
import type { login } from 'contracts/identity/session/session.endpoints';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { client, session } from '#candidate-ui/api/client';
import { goOn } from './workspace.ts';

const loginRoute = routeOf<typeof login>({ method: 'POST', path: '/api/auth/login', access: 'public' });

export type Credentials = { email: string; password: string; code?: string };

/** Logs in and goes on to the redirect, which may be another bundle. */
export const useLogin = (redirect: string | null) => {
  const { submit, refuse, ...state } = useSend(async (body: Credentials) => {
    const { data } = await client.call(loginRoute, { body });
    session.store(data.token);
    goOn(redirect);
  });
  const logIn = (credentials: Credentials) => {
    const missing = missingFields(credentials, Object.keys(credentials));
    if (missing) return refuse(missing);
    void submit(credentials);
  };
  return { ...state, submit: logIn };
};
