import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { MarketplaceFacts } from './marketplace.facts.ts';

const facts = personal(MarketplaceFacts, 'userId');
const whose = { marketplaceListingId: Id, userId: Id };

// Stored for ever: rename or retype nothing here without an upcast. The stream belongs to no company. Its id cannot be made of the
// account's by anybody but the server, so that it tells no company who somebody is.
export const marketplaceListingEvents = defineEvents('marketplaceListing', {
  /** The consent: from now on companies see what is shown of them. */
  MarketplaceJoined: z.object({ ...whose, facts }),
  MarketplaceFactsChanged: z.object({ ...whose, facts }),
  /** The consent is withdrawn. */
  MarketplaceLeft: z.object(whose),
  /** A company has bought what is hidden, with a credit of that stream. */
  MarketplaceListingSold: z.object({ ...whose, companyId: Id, marketplaceCreditsId: Id }),
});
export type MarketplaceListingEvent = EventsOf<typeof marketplaceListingEvents.shapes>;
