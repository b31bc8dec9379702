import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { routeOf } from 'contracts/client/route';
import type { acceptPartnership } from 'contracts/identity/partnership/partnership.endpoints';
import type { showSubAccountOffer } from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import type { SubAccountOfferView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { client, session } from '#candidate-ui/api/client';
import { goTo, leaving } from '#candidate-ui/api/leave';
import { rememberCompany, switchWorkspace } from '#candidate-ui/identity/session/workspace';

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

export type Offer = SubAccountOfferView;

/** Who invites by the link. Rejects with `sub-account-registration-failed` where the link is good no more. */
export const readOffer = async (token: string): Promise<Offer> =>
  (await client.call(offerRoute, { params: { token } })).data;

/** Joins with one of one's own companies, and goes on to it. */
export const acceptFor = async (input: {
  companyId: string;
  token: string;
  sharesCandidates: boolean;
}): Promise<void> => {
  const { companyId, ...body } = input;
  const inCompany = createClient({ session, positions: createPositions(), tenant: () => companyId });
  await inCompany.call(acceptRoute, { body });
  rememberCompany(companyId);
  await switchWorkspace('tenant');
  goTo(STAFF_HOME);
  return leaving();
};
