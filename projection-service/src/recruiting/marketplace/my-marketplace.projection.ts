import { isHidden } from 'contracts/kernel/personal';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { type MarketEvent, marketTypes } from './marketplace-candidate.projection.ts';

type MyMarketplaceRow = {
  id: string;
  userId: string;
  isListed: boolean;
  joinedAt: string;
  leftAt: string | null;
  facts: MarketplaceFacts;
};

/** How somebody stands in the marketplace, for them alone; kept after they left, gone once they are erased. */
export const myMarketplaceProjection = projection<MyMarketplaceRow, MarketEvent>({
  name: 'recruiting.my-marketplace',
  version: 1,
  scope: 'person',
  table: 'my_marketplace',
  schema: schemaBeside(import.meta.url),
  columns: { userId: 'uuid', isListed: 'bool', joinedAt: 'timestamptz', leftAt: 'timestamptz', facts: 'jsonb' },
  types: marketTypes,
  createdBy: [],
  key: (event) =>
    event.type === 'UserErased' ? { by: 'userId', value: event.data.userId } : event.data.marketplaceListingId,
  evolve: (row, event) => {
    const at = event.metadata.occurredAt;
    switch (event.type) {
      case 'MarketplaceJoined': {
        const { marketplaceListingId: id, userId, facts } = event.data;
        return isHidden(facts) ? undefined : { id, userId, isListed: true, joinedAt: at, leftAt: null, facts };
      }
      case 'MarketplaceFactsChanged':
        return row && (isHidden(event.data.facts) ? undefined : { ...row, facts: event.data.facts });
      case 'MarketplaceLeft':
        return row && { ...row, isListed: false, leftAt: at };
      case 'UserErased':
        return undefined;
    }
  },
});
