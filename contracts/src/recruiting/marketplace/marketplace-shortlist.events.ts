import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

const entry = z.object({ marketplaceShortlistId: Id, listingId: Id });

// Stored for ever: rename or retype nothing here without an upcast. One stream for each company: its id is the tenant's.
export const marketplaceShortlistEvents = defineEvents('marketplaceShortlist', {
  MarketplaceCandidateShortlisted: entry,
  MarketplaceCandidateUnshortlisted: entry,
});
export type MarketplaceShortlistEvent = EventsOf<typeof marketplaceShortlistEvents.shapes>;
