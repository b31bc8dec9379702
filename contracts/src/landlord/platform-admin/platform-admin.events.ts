import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. They belong to no company.
export const platformAdminEvents = defineEvents('platform-admin', {
  PlatformAdminGranted: z.object({ userId: Id }),
  PlatformAdminRevoked: z.object({ userId: Id }),
});
export type PlatformAdminEvent = EventsOf<typeof platformAdminEvents.shapes>;
