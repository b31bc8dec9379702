import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. Passwords and tokens are never in events.
export const passwordEvents = defineEvents('password', {
  /** Somebody who said that they forgot it: a mail with a link goes to the account's address. */
  PasswordResetRequested: z.object({ userId: Id }),
  /** Chosen anew by whoever had the link. */
  PasswordReset: z.object({ userId: Id }),
  /** Changed by whoever knew the one before, or set by an admin of the only company that has the account: the actor says which. */
  PasswordChanged: z.object({ userId: Id }),
});
export type PasswordEvent = EventsOf<typeof passwordEvents.shapes>;
