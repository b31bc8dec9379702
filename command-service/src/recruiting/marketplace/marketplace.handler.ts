import { createHmac } from 'node:crypto';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type {
  MarketplaceCreditsCommand,
  SettleMarketplacePurchase,
} from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import type { MarketplaceListingRejection } from 'contracts/recruiting/marketplace/marketplace-listing.commands';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/kernel/command';
import { type MarketplaceCredits, marketplaceCreditsDecider } from './marketplace-credits.decider.ts';
import { marketplaceListingDecider } from './marketplace-listing.decider.ts';
import { marketplaceShortlistDecider } from './marketplace-shortlist.decider.ts';

/**
 * Whose listing is which only the server can tell: a company that knows the id of an account, since its person works or applied
 * there, cannot find them in the marketplace by it.
 */
export const marketplaceListingIds =
  (key: Buffer) =>
  (userId: string): string =>
    derivedId('marketplaceListing', createHmac('sha256', key).update(`marketplaceListing\n${userId}`).digest('hex'));

export const marketplaceListingHandler = handler('marketplaceListing', marketplaceListingDecider);
export const marketplaceShortlistHandler = handler('marketplaceShortlist', marketplaceShortlistDecider);
const sendCredits = handler('marketplaceCredits', marketplaceCreditsDecider);

const REFUSED: readonly string[] = [
  'marketplace-candidate-left',
  'marketplace-candidate-bought',
] satisfies MarketplaceListingRejection[];

/**
 * A purchase is in two streams. The company's month says whether there is a credit and holds it; the listing says whether its
 * person still agrees. A credit that buys nothing goes back before the refusal is answered, or, where the process died in
 * between, by the policy that settles every purchase.
 */
export const marketplaceCreditsHandler = (
  store: EventStore,
): Send<MarketplaceCredits, MarketplaceCreditsCommand | SettleMarketplacePurchase> => {
  const send = sendCredits(store);
  const sell = marketplaceListingHandler(store);

  const settle = async (id: string, { data, metadata }: SettleMarketplacePurchase) => {
    // The key of a request is that of its spending.
    const { idempotencyKey: _, request: __, ...cause } = metadata;
    const credits = await stateOf(
      store,
      streamName('marketplaceCredits', cause.tenantId, id),
      marketplaceCreditsDecider,
    );
    if (!credits[data.listingId]) throw new Rejection<MarketplaceListingRejection>('marketplace-candidate-left', 409);
    const sale = { companyId: cause.tenantId, marketplaceCreditsId: id };
    try {
      const asListing = { ...cause, tenantId: GLOBAL };
      await sell(data.listingId, { type: 'SellMarketplaceListing', data: sale, metadata: asListing });
    } catch (error) {
      if (error instanceof Rejection && REFUSED.includes(error.code))
        await send(id, { type: 'ReturnMarketplaceCredit', data, metadata: cause });
      throw error;
    }
    return send(id, { type: 'ConfirmMarketplacePurchase', data, metadata: cause });
  };

  return (id, command, ifMatch) =>
    command.type === 'SettleMarketplacePurchase' ? settle(id, command) : send(id, command, ifMatch);
};
