import type { MarketplaceShortlistEvent } from 'contracts/recruiting/marketplace/marketplace-shortlist.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row for each entry of a company's shortlist; whether its person is still in the marketplace is asked there. */
export const marketplaceShortlistProjection = projection<{ id: string }, MarketplaceShortlistEvent>({
  name: 'recruiting.marketplace-shortlist',
  version: 1,
  table: 'marketplace_shortlist',
  schema: schemaBeside(import.meta.url),
  columns: {},
  types: ['MarketplaceCandidateShortlisted', 'MarketplaceCandidateUnshortlisted'],
  createdBy: [],
  key: ({ data }) => data.listingId,
  evolve: (_, { type, data }) => (type === 'MarketplaceCandidateShortlisted' ? { id: data.listingId } : undefined),
});
