import type { MarketplaceCreditsEvent } from 'contracts/recruiting/marketplace/marketplace-credits.events';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyName, tenantAddress } from '#projection-service/recruiting/public/public.refs';

type MarketplaceBuyerRow = {
  id: string;
  userId: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  boughtAt: string;
};

/** Which companies have bought somebody, for that person; it stays when they leave, and names nobody once they are erased. */
export const marketplaceBuyerProjection = projection<
  MarketplaceBuyerRow,
  Extract<MarketplaceCreditsEvent, { type: 'MarketplaceCandidateBought' }>
>({
  name: 'recruiting.marketplace-buyer',
  version: 1,
  scope: 'person',
  table: 'marketplace_buyer',
  schema: schemaBeside(import.meta.url),
  columns: { userId: 'uuid', companyId: 'uuid', tenantName: 'text', profileName: 'text', boughtAt: 'timestamptz' },
  types: ['MarketplaceCandidateBought'],
  createdBy: ['MarketplaceCandidateBought'],
  key: ({ data }) => data.listingId,
  evolve: (_, { data: { listingId: id, userId }, metadata: { tenantId: companyId, occurredAt: boughtAt } }) => ({
    ...{ id, userId, companyId, boughtAt, tenantName: '', profileName: null },
  }),
  refs: {
    tenant: join(tenantAddress, 'companyId', (row, tenant) => ({ ...row, tenantName: tenant?.name ?? '' })),
    company: join(companyName, 'companyId', (row, company) => ({ ...row, profileName: company?.name ?? null })),
  },
});
