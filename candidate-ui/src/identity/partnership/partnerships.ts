import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { routeOf } from 'contracts/client/route';
import type { acceptPartnership, listPartnerships } from 'contracts/identity/partnership/partnership.endpoints';
import type { me } from 'contracts/identity/session/session.endpoints';
import type { showSubAccountOffer } from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import type { SubAccountOfferView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { client, session } from '#candidate-ui/api/client';
import { goTo, leaving } from '#candidate-ui/api/leave';
import { enterCompany, switchWorkspace } from '#candidate-ui/identity/session/workspace';

const offerRoute = routeOf<typeof showSubAccountOffer>({
  method: 'GET',
  path: '/api/public/sub-account-groups/:token',
  access: 'public',
});
const acceptRoute = routeOf<typeof acceptPartnership>({
  method: 'POST',
  path: '/api/tenant/partnerships',
  access: 'tenant.integrations.subAccounts.partnership.create',
});

const partnershipsRoute = routeOf<typeof listPartnerships>({
  method: 'GET',
  path: '/api/tenant/partnerships',
  access: 'tenant.integrations.subAccounts.partnership.read',
});
const meRoute = routeOf<typeof me>({ method: 'GET', path: '/api/auth/me', access: 'authenticated' });

const clientOf = (companyId: string) =>
  createClient({ session, positions: createPositions(), tenant: () => companyId });

export type Offer = SubAccountOfferView;

/** Who invites by the link. Rejects with `sub-account-registration-failed` where the link is good no more. */
export const readOffer = async (token: string): Promise<Offer> =>
  (await client.call(offerRoute, { params: { token } })).data;

/** Why joining with a company would be refused, as far as can be told before; null: it would not. */
export const refusalOf = async (companyId: string, { parentId, groupId }: Offer): Promise<string | null> => {
  if (parentId === companyId) return 'partnership-with-itself';
  const inCompany = clientOf(companyId);
  const { permissions } = (await inCompany.call(meRoute, { query: { tenant: companyId } })).data.data;
  if (!permissions.includes(acceptRoute.access)) return 'partnership-takes-owner';
  if (!permissions.includes(partnershipsRoute.access)) return null;
  const parents = (await inCompany.call(partnershipsRoute, {})).data;
  return parents.some((parent) => parent.id === parentId && parent.groupId !== groupId) ? 'already-partner' : null;
};

/** Joins with one of one's own companies, and goes on to it. */
export const acceptFor = async (input: {
  companyId: string;
  token: string;
  sharesCandidates: boolean;
}): Promise<void> => {
  const { companyId, ...body } = input;
  await clientOf(companyId).call(acceptRoute, { body });
  enterCompany(companyId);
  await switchWorkspace('tenant');
  goTo(STAFF_HOME);
  return leaving();
};
