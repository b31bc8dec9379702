import { routeOf } from 'contracts/client/route';
import type { logoutLandlord, meLandlord } from 'contracts/landlord/platform-admin/platform-admin.endpoints';
import type { PlatformAdminView } from 'contracts/landlord/platform-admin/platform-admin.views';
import type { AuthProvider } from 'react-admin';
import { client, session } from './session.ts';

const me = routeOf<typeof meLandlord>({ method: 'GET', path: '/api/landlord/auth/me', access: 'landlord' });
const logout = routeOf<typeof logoutLandlord>({
  method: 'POST',
  path: '/api/landlord/auth/logout',
  access: 'landlord',
});

/** Who is logged in. */
export const readPlatformAdmin = async (): Promise<PlatformAdminView> => (await client.call(me, {})).data;

/** Ends the session on the server where it still answers, and here in any case: the login comes up by itself. */
export const logOut = async () => {
  if (session.token()) await client.call(logout, {}).catch(() => null);
  session.clear();
};

/** Never settles: the page is being left, and nothing that waits should go on. */
const leaving = () => new Promise<never>(() => undefined);

/** React-Admin loops when `checkAuth` answers within the same tick (marmelab/react-admin#10764). */
const nextTicks = () => new Promise((resolve) => setTimeout(resolve, 20));

export const landlordAuthProvider: AuthProvider = {
  login: leaving,
  logout: async () => {
    await logOut();
    return leaving();
  },
  checkAuth: nextTicks as () => Promise<void>,
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401) return;
    session.clear();
    return leaving();
  },
  getPermissions: async () => (await readPlatformAdmin()).permissions,
  getIdentity: async () => {
    const { id, name } = await readPlatformAdmin();
    return { id, fullName: name };
  },
};
