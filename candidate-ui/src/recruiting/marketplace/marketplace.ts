import './marketplace.words.ts';
import { routeOf } from 'contracts/client/route';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import type { MarketplaceBuyerView, MyMarketplaceView } from 'contracts/recruiting/marketplace/marketplace.views';
import type {
  changeMyMarketplaceFacts,
  joinMarketplace,
  leaveMarketplace,
  listMyMarketplaceBuyers,
  showMyMarketplace,
} from 'contracts/recruiting/marketplace/my-marketplace.endpoints';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/candidate/marketplace';
const access = 'authenticated';
const showRoute = routeOf<typeof showMyMarketplace>({ method: 'GET', path, access });
const buyersRoute = routeOf<typeof listMyMarketplaceBuyers>({ method: 'GET', path: `${path}/buyers`, access });
const joinRoute = routeOf<typeof joinMarketplace>({ method: 'POST', path, access });
const changeRoute = routeOf<typeof changeMyMarketplaceFacts>({ method: 'PATCH', path, access });
const leaveRoute = routeOf<typeof leaveMarketplace>({ method: 'DELETE', path, access });

const KEY = 'my-marketplace';

export const useMyMarketplace = (): Query<MyMarketplaceView> =>
  useQuery(KEY, async () => (await client.call(showRoute, {})).data);

export const useMyBuyers = (): Query<MarketplaceBuyerView[]> =>
  useQuery(`${KEY}-buyers`, async () => (await client.call(buyersRoute, {})).data);

export const join = async (facts: MarketplaceFacts, idempotencyKey: string): Promise<void> => {
  const body = { ...facts, agreed: true as const };
  cache.put(KEY, (await orLogin(client.call(joinRoute, { body, idempotencyKey }))).data);
  say({ kind: 'success', key: 'marketplace.joined' });
};

export const change = async (body: MarketplaceFacts, idempotencyKey: string): Promise<void> => {
  cache.put(KEY, (await orLogin(client.call(changeRoute, { body, idempotencyKey }))).data);
  say({ kind: 'success', key: 'marketplace.saved' });
};

export const leave = async (_: object, idempotencyKey: string): Promise<true> => {
  cache.put(KEY, (await orLogin(client.call(leaveRoute, { idempotencyKey }))).data);
  say({ kind: 'success', key: 'marketplace.left' });
  return true;
};
