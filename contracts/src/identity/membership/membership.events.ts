import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { TenantPermission } from '#contracts/kernel/permission';
import { MemberType, RoleRef } from './membership.roles.ts';

// Stored for ever: rename or retype nothing here without an upcast. Roles were once the built-in ones alone.
export const membershipEvents = defineEvents('membership', {
  /** `type` is missing where it stays as it was: regular, from before there were others. */
  MembershipGranted: z.object({ userId: Id, roles: z.array(RoleRef).min(1), type: MemberType.optional() }),
  /** All that this person holds beyond their roles, as it is from now on. */
  PermissionsGiven: z.object({ userId: Id, permissions: z.array(TenantPermission) }),
  MembershipDeactivated: z.object({ userId: Id }),
  MembershipReactivated: z.object({ userId: Id }),
  MembershipRevoked: z.object({ userId: Id }),
});
export type MembershipEvent = EventsOf<typeof membershipEvents.shapes>;
