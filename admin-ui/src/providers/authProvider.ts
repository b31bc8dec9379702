import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { logout, me } from 'contracts/identity/session/session.endpoints';
import type { MeView } from 'contracts/identity/session/session.views';
import type { AuthProvider } from 'react-admin';
import { setFlash } from 'ui-kit/page/flash';
import { type ApiClient, client, currentTenant, session } from './client.ts';
import { goToLogin } from './login.ts';
import { codeOf } from './problems.ts';
import { meKey, queryClient } from './queryClient.ts';
import { sayOnce } from './say.ts';

const meRoute = routeOf<typeof me>({ method: 'GET', path: '/api/auth/me', access: 'authenticated' });
const logoutRoute = routeOf<typeof logout>({ method: 'POST', path: '/api/auth/logout', access: 'authenticated' });

type Data = MeView['data'];

/** Who cannot be loaded is sent to the login page, which says so (docs/product.md ID-16). */
const meIn = async (api: Pick<ApiClient, 'call'>, tenant: string | null): Promise<Data> => {
  try {
    return (await api.call(meRoute, { query: tenant ? { tenant } : {} })).data.data;
  } catch (error) {
    if (isProblemError(error) && error.status === 401) setFlash({ kind: 'error', key: 'session.authenticationError' });
    throw error;
  }
};

/** The company that this browser kept may be another person's, or one that has let this person go. */
const isOutsider = (error: unknown): boolean => isProblemError(error) && [400, 403, 404].includes(error.status);

/** Who is logged in, what they may do in the current company, and which companies they have. */
export const readMe = async (api: Pick<ApiClient, 'call'> = client): Promise<Data> => {
  const held = currentTenant.get();
  const me = await meIn(api, held).catch((error: unknown) => {
    if (!held || !isOutsider(error)) throw error;
    currentTenant.clear();
    return meIn(api, null);
  });
  const company = me.currentTenant ?? me.tenants[0];
  if (!company) return me;
  currentTenant.set(company.id);
  return me.currentTenant ? me : meIn(api, company.id);
};

/** Ends the session on the server where it still answers, and here in any case. */
export const logOut = async () => {
  if (session.token()) await client.call(logoutRoute, {}).catch(() => null);
  currentTenant.clear();
  session.clear();
  window.location.assign('/a/login');
};

/** Never settles: the page is being left, and nothing that waits should go on. */
const leaving = () => new Promise<never>(() => undefined);

/** What the person may do has changed since the page was drawn: say no, and draw it again. */
const refused = async () => {
  sayOnce('problem.forbidden');
  await queryClient.invalidateQueries({ queryKey: meKey });
};

/** React-Admin loops when `checkAuth` answers within the same tick (marmelab/react-admin#10764). */
const nextTicks = () => new Promise((resolve) => setTimeout(resolve, 20));

export const authProvider: AuthProvider = {
  login: leaving,
  logout: async () => {
    await logOut();
    return leaving();
  },
  checkAuth: async () => {
    await nextTicks();
    if (session.token()) return;
    goToLogin();
    return leaving();
  },
  checkError: async (error: { status?: number }) => {
    const { status } = error;
    // The page that says so is on its way.
    if (codeOf(error) === 'company-suspended') return;
    if (status === 403) return refused();
    if (status !== 401) return;
    session.clear();
    return leaving();
  },
  getPermissions: async () => (await readMe()).permissions,
  getIdentity: async () => {
    const { id, name } = await readMe();
    return { id, fullName: name };
  },
};
