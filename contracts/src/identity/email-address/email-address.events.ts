import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { email } from '#contracts/kernel/text';

// Stored for ever: rename or retype nothing here without an upcast. The address itself is the account's; tokens are never in events.
export const emailAddressEvents = defineEvents('email-address', {
  /** A mail with a link goes to the account's address. `goOnTo`: the page of the portal that was asked for before it. */
  EmailVerificationRequested: z.object({ userId: Id, goOnTo: z.string().optional() }),
  /** Whoever reads the mail of that address has the account. */
  EmailVerified: z.object({ userId: Id }),
  /** Mails with links go to the address of now and to the new one. */
  EmailChangeRequested: z.object({ userId: Id, email: personal(email(), 'userId') }),
  EmailChangeConfirmed: z.object({ userId: Id, by: z.enum(['old', 'new']) }),
  /** By whoever reads the mail of the address of now. */
  EmailChangeRefused: z.object({ userId: Id }),
});
export type EmailAddressEvent = EventsOf<typeof emailAddressEvents.shapes>;
