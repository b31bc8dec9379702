import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

/** Days that an invitation stands, from the last time it was sent. */
export const INVITATION_DAYS = 7;

// Stored for ever: rename or retype nothing here without an upcast. Who is invited is in no event: until they come, name and
// address lie in a table, and are gone from there once the invitation is accepted or withdrawn.
export const invitationEvents = defineEvents('invitation', {
  InvitationSent: z.object({ invitationId: Id, roles: z.array(RoleRef).min(1), expiresAt: z.iso.datetime() }),
  InvitationResent: z.object({ invitationId: Id, expiresAt: z.iso.datetime() }),
  InvitationRevoked: z.object({ invitationId: Id }),
  InvitationAccepted: z.object({ invitationId: Id, userId: Id }),
});
export type InvitationEvent = EventsOf<typeof invitationEvents.shapes>;
