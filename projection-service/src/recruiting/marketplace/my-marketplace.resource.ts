import type { MarketplaceBuyerView, MyMarketplaceView } from 'contracts/recruiting/marketplace/marketplace.views';
import { listMyMarketplaceBuyers, showMyMarketplace } from 'contracts/recruiting/marketplace/my-marketplace.endpoints';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { askAsPerson, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { marketplaceBuyerProjection } from './marketplace-buyer.projection.ts';
import { myMarketplaceProjection } from './my-marketplace.projection.ts';

const MINE = 'select is_listed, joined_at, left_at, facts from read.my_marketplace where user_id = $1';
const BUYERS = `select coalesce(profile_name, tenant_name), bought_at from read.marketplace_buyer
  where user_id = $1 order by bought_at desc, id desc limit 500`;

const query = (text: string, userId: string) => ({ ...prepared(text), values: [userId], rowMode: 'array' as const });
const never: MyMarketplaceView = { isListed: false, joinedAt: null, leftAt: null, facts: null };

/** How one person stands in the marketplace, and who has bought them. */
export const readMyMarketplace = async (reader: pg.Pool, userId: string) => {
  const [[mine] = [], buyers = []] = await askAsPerson(reader)(userId, [query(MINE, userId), query(BUYERS, userId)]);
  const [isListed, joinedAt, leftAt, facts] = mine ?? [];
  return {
    mine: mine ? ({ isListed, joinedAt, leftAt, facts } as MyMarketplaceView) : never,
    buyers: buyers.map(([companyName, boughtAt]) => ({ companyName, boughtAt }) as MarketplaceBuyerView),
  };
};

export const myMarketplaceResource: ReadResource = (router, context) => {
  mount(
    router,
    showMyMarketplace,
    async ({ auth: { userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [myMarketplaceProjection.name]);
      return { body: (await readMyMarketplace(context.reader, userId)).mine };
    },
    context.http,
  );
  mount(
    router,
    listMyMarketplaceBuyers,
    async ({ auth: { userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [marketplaceBuyerProjection.name]);
      return { body: (await readMyMarketplace(context.reader, userId)).buyers };
    },
    context.http,
  );
};
