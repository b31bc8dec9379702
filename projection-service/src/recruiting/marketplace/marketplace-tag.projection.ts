import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { isHidden } from 'contracts/kernel/personal';
import type { Via } from '#projection-service/engine/list-source';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { type MarketEvent, marketTypes } from './marketplace-candidate.projection.ts';

type Kind = 'skill' | 'language' | 'city';
type MarketplaceTagRow = { id: string; listingId: string; userId: string; kind: Kind; value: string };

/** Without regard to case. */
const compared = (said: string): string => said.trim().toLowerCase();

const rowsOf = (event: Recorded<MarketEvent>): MarketplaceTagRow[] => {
  if (event.type === 'MarketplaceLeft' || event.type === 'UserErased' || isHidden(event.data.facts)) return [];
  const { marketplaceListingId: listingId, userId, facts } = event.data;
  const said: [Kind, string][] = [
    ...facts.skills.map((skill): [Kind, string] => ['skill', skill]),
    ...facts.languages.map(({ name }): [Kind, string] => ['language', name]),
    ['city', facts.city],
  ];
  return said.map(([kind, word]) => {
    const value = compared(word);
    return { id: derivedId('marketplace-tag', listingId, kind, value), listingId, userId, kind, value };
  });
};

/** One row for each word by which somebody in the marketplace is filtered. */
export const marketplaceTagProjection = projection<MarketplaceTagRow, MarketEvent>({
  name: 'recruiting.marketplace-tag',
  version: 1,
  scope: 'market',
  table: 'marketplace_tag',
  schema: schemaBeside(import.meta.url),
  columns: { listingId: 'uuid', userId: 'uuid', kind: 'text', value: 'text' },
  types: marketTypes,
  createdBy: [],
  key: (event) =>
    event.type === 'UserErased'
      ? [{ by: 'userId', value: event.data.userId }]
      : [...rowsOf(event).map(({ id }) => id), { by: 'listingId', value: event.data.marketplaceListingId }],
  evolve: (_, event, id) => rowsOf(event).find((row) => row.id === id),
});

/** The filter by one kind of these words. */
export const taggedVia = (kind: Kind): Via => ({
  table: marketplaceTagProjection.table,
  row: 'listing_id',
  asks: (wanted) => [
    [
      { column: 'kind', type: 'text', operator: '=', value: kind },
      { column: 'value', type: 'text', operator: '=', value: compared(String(wanted)) },
    ],
  ],
});
