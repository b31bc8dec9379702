import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { logout, me } from 'contracts/identity/session/session.endpoints';
import type { MeView } from 'contracts/identity/session/session.views';
import type { AuthProvider } from 'react-admin';
import { takeFlash } from 'ui-kit/page/flash';
import { type ApiClient, client, currentTenant, session } from './client.ts';
import { leaveEndedSession, turnAway } from './leave.ts';
import { codeOf } from './problems.ts';
import { meKey, queryClient } from './queryClient.ts';
import { sayOnce } from './say.ts';

const meRoute = routeOf<typeof me>({ method: 'GET', path: '/api/auth/me', access: 'authenticated' });
const logoutRoute = routeOf<typeof logout>({ method: 'POST', path: '/api/auth/logout', access: 'authenticated' });

type Data = MeView['data'];

/** Never settles: the page is being left, and nothing that waits should go on. */
const leaving = () => new Promise<never>(() => undefined);

/** Who cannot be loaded is sent to the login page, which says so (docs/product.md ID-16). */
const meIn = async (api: Pick<ApiClient, 'call'>, tenant: string | null): Promise<Data> => {
  try {
    return (await api.call(meRoute, { query: tenant ? { tenant } : {} })).data.data;
  } catch (error) {
    if (isProblemError(error) && error.status === 401) leaveEndedSession();
    throw error;
  }
};

/** The company that this tab kept may be another person's, or one that has let this person go. */
const isOutsider = (error: unknown): boolean => isProblemError(error) && [400, 403, 404].includes(error.status);

/** Whoever is in no company any more is a candidate (docs/product.md WS-6); the token may not know yet. */
const moveToPortal = async ({ refresh_token: isStale }: Data): Promise<never> => {
  if (isStale) await client.forceRefresh();
  turnAway();
  return leaving();
};

/** Who is logged in, what they may do in the current company, and which companies they have. */
export const readMe = async (api: Pick<ApiClient, 'call'> = client): Promise<Data> => {
  const held = currentTenant.get();
  const me = await meIn(api, held).catch((error: unknown) => {
    // A page that shows a company never goes over to another.
    if (!held || currentTenant.isSettled() || !isOutsider(error)) throw error;
    currentTenant.forget();
    return meIn(api, null);
  });
  const company = me.currentTenant ?? me.tenants[0];
  if (!company) return moveToPortal(me);
  currentTenant.settle(company.id);
  return me.currentTenant ? me : meIn(api, company.id);
};

/** The one answer that all parts of the console share; asked for where there is none or it is no longer true. */
const knownMe = (): Promise<Data> =>
  queryClient.fetchQuery({ queryKey: meKey, queryFn: () => readMe(), staleTime: Number.POSITIVE_INFINITY });

/** Ends the session on the server where it still answers, and here in any case. */
export const logOut = async () => {
  if (session.token()) await client.call(logoutRoute, {}).catch(() => null);
  currentTenant.forget();
  session.clear();
  takeFlash();
  window.location.assign('/a/login');
};

/** What the person may do has changed since the page was drawn: say no, and draw it again. */
const refused = async (code: string | null) => {
  sayOnce(`problem.${code === 'not-in-company' ? code : 'forbidden'}`);
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
    leaveEndedSession();
    return leaving();
  },
  checkError: async (error: { status?: number }) => {
    const { status } = error;
    const code = codeOf(error);
    // The page that says so is on its way.
    if (code === 'company-suspended') return;
    if (status === 403) return refused(code);
    if (status !== 401) return;
    session.clear();
    leaveEndedSession();
    return leaving();
  },
  getPermissions: async () => (await knownMe()).permissions,
  getIdentity: async () => {
    const { id, name } = await knownMe();
    return { id, fullName: name };
  },
};
