import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. Tokens are never in events.
export const sessionEvents = defineEvents('session', {
  SessionStarted: z.object({ sessionId: Id, userId: Id }),
  SessionEnded: z.object({ sessionId: Id, userId: Id }),
});
export type SessionEvent = EventsOf<typeof sessionEvents.shapes>;
