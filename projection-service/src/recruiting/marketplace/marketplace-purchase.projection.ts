import type { MarketplacePurchaseView } from 'contracts/recruiting/marketplace/marketplace.views';
import type { MarketplaceCreditsEvent } from 'contracts/recruiting/marketplace/marketplace-credits.events';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';

type MarketplacePurchaseRow = MarketplacePurchaseView & { day: string };
type Followed = Exclude<MarketplaceCreditsEvent, { type: 'MarketplaceCandidateBought' }>;

/** One row for each credit that a company has spent and not got back; with the record that came of it once there is one. */
export const marketplacePurchaseProjection = projection<MarketplacePurchaseRow, Followed>({
  name: 'recruiting.marketplace-purchase',
  version: 2,
  table: 'marketplace_purchase',
  schema: schemaBeside(import.meta.url),
  columns: { month: 'text', day: 'text', boughtAt: 'timestamptz', candidateId: 'uuid', candidateName: 'text' },
  types: [
    'MarketplaceCreditSpent',
    'MarketplaceCreditReturned',
    'MarketplaceCandidateTaken',
    'MarketplaceCandidateBoughtAgain',
  ],
  createdBy: [],
  key: ({ data }) => data.listingId,
  evolve: (row, { type, data, metadata }) => {
    switch (type) {
      case 'MarketplaceCreditSpent': {
        const { listingId: id, month, day } = data;
        return row ?? { id, month, day, boughtAt: metadata.occurredAt, candidateId: null, candidateName: null };
      }
      case 'MarketplaceCreditReturned':
        return row?.month === data.month ? undefined : row;
      case 'MarketplaceCandidateTaken':
        return row && { ...row, candidateId: data.candidateId };
      case 'MarketplaceCandidateBoughtAgain':
        return row && { ...row, candidateId: null, candidateName: null };
    }
  },
  refs: {
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
  counted: [['month']],
});
