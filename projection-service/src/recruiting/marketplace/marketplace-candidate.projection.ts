import type { UserEvent } from 'contracts/identity/user/user.events';
import { isHidden } from 'contracts/kernel/personal';
import { type MarketplaceFacts, type ShownFacts, shownNames } from 'contracts/recruiting/marketplace/marketplace.facts';
import type { MarketplaceListingEvent } from 'contracts/recruiting/marketplace/marketplace-listing.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type MarketplaceCandidateRow = ShownFacts & { id: string; userId: string; listedAt: string };

/** Events by which somebody comes into the marketplace, changes or goes. */
export type MarketEvent =
  | Exclude<MarketplaceListingEvent, { type: 'MarketplaceListingSold' }>
  | Extract<UserEvent, { type: 'UserErased' }>;
export const marketTypes = ['MarketplaceJoined', 'MarketplaceFactsChanged', 'MarketplaceLeft', 'UserErased'] as const;

const shown = (facts: MarketplaceFacts): ShownFacts =>
  Object.fromEntries(shownNames.map((name) => [name, facts[name]])) as ShownFacts;

/** One row per person who is in the marketplace now, with what every company sees of them and nothing else. */
export const marketplaceCandidateProjection = projection<MarketplaceCandidateRow, MarketEvent>({
  name: 'recruiting.marketplace-candidate',
  version: 1,
  scope: 'market',
  table: 'marketplace_candidate',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    title: 'text',
    jobLevel: 'text',
    experienceYears: 'int4',
    skills: 'jsonb',
    languages: 'jsonb',
    expectedSalary: 'int8',
    salaryCurrency: 'text',
    city: 'text',
    state: 'text',
    country: 'text',
    listedAt: 'timestamptz',
  },
  types: marketTypes,
  createdBy: [],
  key: (event) =>
    event.type === 'UserErased' ? { by: 'userId', value: event.data.userId } : event.data.marketplaceListingId,
  evolve: (row, event) => {
    if (event.type === 'MarketplaceLeft' || event.type === 'UserErased') return undefined;
    const { marketplaceListingId: id, userId, facts } = event.data;
    if (isHidden(facts)) return undefined;
    const listedAt = event.type === 'MarketplaceJoined' ? event.metadata.occurredAt : row?.listedAt;
    return listedAt === undefined ? undefined : { id, userId, ...shown(facts), listedAt };
  },
  search: ({ title, city, state, skills, languages }) => [
    ...[title, city, state],
    ...skills,
    ...languages.map(({ name }) => name),
  ],
});
