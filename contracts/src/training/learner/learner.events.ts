import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { erasing } from '#contracts/kernel/personal';

// Stored for ever: rename or retype nothing here without an upcast.
export const learnerEvents = defineEvents('learner', {
  /** They erased their account. The company's key of them is destroyed with this event, and with it whatever it sealed. */
  LearnerErased: z.object({ userId: erasing(Id) }),
  /** They were given a copy of what the company has of them as a learner. */
  LearnerExported: z.object({ userId: Id }),
});
export type LearnerEvent = EventsOf<typeof learnerEvents.shapes>;
