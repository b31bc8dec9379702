import { z } from 'zod';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

/** What a name is unique for: `email`, `subdomain`, `domain`, `job-slug`. */
const purpose = z.string();

/** Stream of the thing that has or wants the name: `job-{tenantId}.{jobId}`. */
const holder = z.string();

// Stored for ever: rename or retype nothing here without an upcast. The name itself is never in an event: its keyed
// hash is the id of the stream.
export const reservationEvents = defineEvents('reservation', {
  /** Held until then, for its holder to be made meanwhile. */
  NameReserved: z.object({ purpose, holder, until: z.iso.datetime() }),
  NameConfirmed: z.object({ purpose, holder }),
  NameReleased: z.object({ purpose, holder }),
});
export type ReservationEvent = EventsOf<typeof reservationEvents.shapes>;
