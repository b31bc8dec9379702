import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. They belong to no company.
export const operatorEvents = defineEvents('landlord', {
  LandlordGranted: z.object({ userId: Id }),
  LandlordRevoked: z.object({ userId: Id }),
});
export type OperatorEvent = EventsOf<typeof operatorEvents.shapes>;
