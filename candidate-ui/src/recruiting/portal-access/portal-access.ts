import { type CallOptions, routeOf } from 'contracts/client/route';
import type { confirmPortalAccess, showPortalAccess } from 'contracts/recruiting/candidate/portal-access.endpoints';
import { client } from '#candidate-ui/api/client';

const path = '/api/auth/portal-access';
const showRoute = routeOf<typeof showPortalAccess>({ method: 'POST', path: `${path}/show`, access: 'public' });
const confirmRoute = routeOf<typeof confirmPortalAccess>({ method: 'POST', path: `${path}/confirm`, access: 'public' });

/** Which company offers what. Rejects with `portal-access-invalid` where the link is good no more. */
export const readPortalAccess = async (token: string) => (await client.call(showRoute, { body: { token } })).data;
export type PortalAccess = Awaited<ReturnType<typeof readPortalAccess>>;

/** The address is mine: from now on the password counts. */
export const confirmAccess = async (body: CallOptions<typeof confirmPortalAccess>['body']) =>
  (await client.call(confirmRoute, { body })).data;
