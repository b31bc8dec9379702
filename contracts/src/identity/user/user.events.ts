import { z } from 'zod';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { erasing, personal } from '#contracts/kernel/personal';
import { ImageId } from '#contracts/kernel/stored-image';
import { email, requiredText } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import { mutableMails } from './user.choices.ts';

/** How the product speaks to somebody. What comes later is one more field that may be absent. */
export const UserPreferences = z.strictObject({
  locale: Locale,
  /** IANA name; null: as the browser has it. */
  timeZone: timeZone().nullable(),
  /** Which they do not want. */
  mutedMails: z.array(z.enum(mutableMails)).max(mutableMails.length),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

// Stored for ever: rename or retype nothing here without an upcast. Passwords are never in events.
export const userEvents = defineEvents('user', {
  UserRegistered: z.object({
    userId: Id,
    name: personal(requiredText(MAX_NAME_LENGTH), 'userId'),
    email: personal(email(), 'userId'),
    locale: Locale,
  }),
  UserRenamed: z.object({
    userId: Id,
    from: personal(requiredText(MAX_NAME_LENGTH), 'userId'),
    to: personal(requiredText(MAX_NAME_LENGTH), 'userId'),
  }),
  /** Only the preferences that changed, as they were and as they are. */
  UserPreferencesChanged: z.object({
    userId: Id,
    from: personal(UserPreferences.partial(), 'userId'),
    to: personal(UserPreferences.partial(), 'userId'),
  }),
  UserAvatarChanged: z.object({
    userId: Id,
    from: personal(ImageId.nullable(), 'userId'),
    to: personal(ImageId.nullable(), 'userId'),
  }),
  /** Both addresses have agreed. */
  EmailChanged: z.object({
    userId: Id,
    from: personal(email(), 'userId'),
    to: personal(email(), 'userId'),
  }),
  /** Agreed that employers may contact them; asked of everybody who signs up as a candidate (docs/product.md ID-3). */
  EmployerContactAccepted: z.object({ userId: Id }),
  /** Was given a copy of what is known of them. */
  UserExported: z.object({ userId: Id, exportId: Id }),
  /** The key of the account is destroyed with this event, and its address is free. */
  UserErased: z.object({ userId: erasing(Id) }),
});
export type UserEvent = EventsOf<typeof userEvents.shapes>;
