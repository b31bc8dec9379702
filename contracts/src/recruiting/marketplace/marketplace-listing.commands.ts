import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { MarketplaceFacts } from './marketplace.facts.ts';

export const JoinMarketplace = MarketplaceFacts.extend({
  /** That companies see what is shown, and all of it once they buy it. */
  agreed: z.literal(true, 'marketplace-consent-required'),
});
export const ChangeMarketplaceFacts = MarketplaceFacts.partial();
export type ChangeMarketplaceFacts = z.infer<typeof ChangeMarketplaceFacts>;

type Whose = { marketplaceListingId: Id; userId: Id };

export type MarketplaceListingCommand =
  | Command<'JoinMarketplace', Whose & { facts: MarketplaceFacts }>
  | Command<'ChangeMarketplaceFacts', { changes: ChangeMarketplaceFacts }>
  | Command<'LeaveMarketplace'>
  | Command<'SellMarketplaceListing', { companyId: Id; marketplaceCreditsId: Id }>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type MarketplaceListingRejection =
  | 'not-in-marketplace' // nothing to change
  | 'marketplace-candidate-left' // withdrawn, or erased
  | 'marketplace-candidate-bought'; // by this company, before
