import type { MarketplaceCreditsEvent } from 'contracts/recruiting/marketplace/marketplace-credits.events';
import { policy } from '#integration-workers/engine/policy';
import { settlePurchase } from './settle-purchase.job.ts';
import { takeCandidate } from './take-candidate.job.ts';

type Bought = Extract<
  MarketplaceCreditsEvent,
  { type: 'MarketplaceCandidateBought' | 'MarketplaceCandidateBoughtAgain' }
>;

const take = ({ data: { marketplaceCreditsId, listingId, userId } }: Pick<Bought, 'data'>) => [
  takeCandidate.request(listingId, { marketplaceCreditsId, listingId, userId }),
];

/** Whenever a credit is spent, the purchase is seen to its end; whenever somebody is bought, the company has them as a candidate. */
export const marketplacePolicy = policy<MarketplaceCreditsEvent>({
  name: 'recruiting.marketplace',
  jobs: [settlePurchase, takeCandidate],
  on: {
    MarketplaceCreditSpent: ({ data: { marketplaceCreditsId, listingId } }) => [
      settlePurchase.request(listingId, { marketplaceCreditsId, listingId }),
    ],
    MarketplaceCandidateBought: take,
    MarketplaceCandidateBoughtAgain: take,
  },
});
