import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { email, requiredText } from '#contracts/kernel/text';

// Stored for ever: rename or retype nothing here without an upcast. Passwords are never in events.
export const userEvents = defineEvents('user', {
  UserRegistered: z.object({
    userId: Id,
    name: personal(requiredText(200), 'userId'),
    email: personal(email(), 'userId'),
    locale: Locale,
  }),
});
export type UserEvent = EventsOf<typeof userEvents.shapes>;
