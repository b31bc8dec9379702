import { Id } from 'contracts/kernel/id';
import type { MarketplaceListingRejection } from 'contracts/recruiting/marketplace/marketplace-listing.commands';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** The credit went back. */
const RETURNED = ['marketplace-candidate-left', 'marketplace-candidate-bought'] satisfies MarketplaceListingRejection[];

/** Keeps or returns a credit where the process that spent it died before it had. */
export const settlePurchase = job({
  name: 'recruiting.marketplace.settle-purchase',
  payload: z.strictObject({ marketplaceCreditsId: Id, listingId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { marketplaceCreditsId: id, listingId }, cause }, { command }) => {
    const settle = { aggregate: 'marketplaceCredits', id, type: 'SettleMarketplacePurchase' } as const;
    await unlessRefused(command(cause, { ...settle, data: { listingId } }), ...RETURNED);
  },
});
