import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { TenantPermission } from '#contracts/kernel/permission';
import { MemberType, RoleRef } from './membership.roles.ts';

/** What an admin may do about the account of somebody in the company. */
export const AccountAct = z.enum(['name', 'email', 'password', 'avatar', 'reset-link']);
export type AccountAct = z.infer<typeof AccountAct>;

// Stored for ever: rename or retype nothing here without an upcast. Roles were once the built-in ones alone.
export const membershipEvents = defineEvents('membership', {
  /** `type` is missing where it stays as it was: regular, from before there were others. */
  MembershipGranted: z.object({ userId: Id, roles: z.array(RoleRef).min(1), type: MemberType.optional() }),
  /** All extra permissions of this person, as it is from now on. */
  PermissionsGiven: z.object({ userId: Id, permissions: z.array(TenantPermission) }),
  MembershipDeactivated: z.object({ userId: Id }),
  MembershipReactivated: z.object({ userId: Id }),
  /** An admin changed the account behind the membership, which is of this company alone; or had a link sent to its person. */
  MemberAccountManaged: z.object({ userId: Id, act: AccountAct }),
  /** Labels are what the company says of them, and go with the membership. */
  MembershipLabelled: z.object({ userId: Id, labelId: Id }),
  MembershipUnlabelled: z.object({ userId: Id, labelId: Id }),
  MembershipRevoked: z.object({ userId: Id }),
});
export type MembershipEvent = EventsOf<typeof membershipEvents.shapes>;
