import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

/** `2026-11`, of the company's time zone at that moment. */
export const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const ofMonth = { marketplaceCreditsId: Id, month: Month, listingId: Id, userId: Id };

// Stored for ever: rename or retype nothing here without an upcast. One stream for each company and month: whoever comes second
// to the last credit is refused.
export const marketplaceCreditsEvents = defineEvents('marketplaceCredits', {
  /** Held until the listing has said whether it can be bought. */
  MarketplaceCreditSpent: z.object({ ...ofMonth, day: z.iso.date() }),
  /** The person had withdrawn, or was erased: nothing was told and nothing is owed. */
  MarketplaceCreditReturned: z.object(ofMonth),
  MarketplaceCandidateBought: z.object(ofMonth),
  /** The company's own record of whom it bought. */
  MarketplaceCandidateTaken: z.object({ ...ofMonth, candidateId: Id }),
  /** That record was removed or erased since, and another is to be made; it costs nothing. */
  MarketplaceCandidateBoughtAgain: z.object(ofMonth),
});
export type MarketplaceCreditsEvent = EventsOf<typeof marketplaceCreditsEvents.shapes>;
