import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { BuiltInRole } from './membership.roles.ts';

// Stored for ever: rename or retype nothing here without an upcast.
export const membershipEvents = defineEvents('membership', {
  MembershipGranted: z.object({ userId: Id, roles: z.array(BuiltInRole).min(1) }),
  MembershipRevoked: z.object({ userId: Id }),
});
export type MembershipEvent = EventsOf<typeof membershipEvents.shapes>;
