import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { Permission } from '#contracts/kernel/permission';
import type { MemberType, RoleRef } from './membership.roles.ts';

/** Roles one person may hold at once. */
export const MAX_ROLES = 20;
/** Teams one person may be in. */
export const MAX_TEAMS = 100;

export type MembershipCommand =
  /** Gives a user these roles in the company, in place of those held before; and the type, where one is named. */
  | Command<'GrantMembership', { userId: Id; roles: RoleRef[]; type?: MemberType }>
  /** Gives a user these permissions beyond their roles, in place of those held before. */
  | Command<'GivePermissions', { userId: Id; permissions: Permission[] }>
  | Command<'DeactivateMembership', { userId: Id }>
  | Command<'ReactivateMembership', { userId: Id }>
  | Command<'RevokeMembership', { userId: Id }>;

/** Every way this aggregate may refuse; the last owner is also a matter of accounts. */
export type MembershipRejection =
  | 'membership-not-found'
  | 'role-unknown' // neither built in nor one of this company's
  | 'last-owner'
  | 'rights-not-held';
