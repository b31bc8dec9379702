import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { Permission } from '#contracts/kernel/permission';
import { systemCommands } from '#contracts/kernel/system-command';
import type { AccountAct } from './membership.events.ts';
import type { MemberType, RoleRef } from './membership.roles.ts';

/** Roles one person may hold at once. */
export const MAX_ROLES = 20;
/** Teams one person may be in. */
export const MAX_TEAMS = 100;

const someLabels = z.array(Id).max(MAX_LABELS).default([]);
/** Labels that somebody gets and loses; what is named twice is taken off. */
export const relabelling = { add: someLabels, remove: someLabels };
const LabelMembership = z.strictObject({ userId: Id, ...relabelling });

export const membershipCommandsOfSystem = systemCommands('tenant', { LabelMembership });

export type MembershipCommand =
  /** Gives a user these roles in the company, in place of those held before; and the type, where one is named. */
  | Command<'GrantMembership', { userId: Id; roles: RoleRef[]; type?: MemberType }>
  /** Gives a user these extra permissions, in place of those held before. */
  | Command<'GivePermissions', { userId: Id; permissions: Permission[] }>
  | Command<'DeactivateMembership', { userId: Id }>
  | Command<'ReactivateMembership', { userId: Id }>
  /** Notes in the company's history what an admin did about the person's account. */
  | Command<'ManageAccount', { userId: Id; act: AccountAct }>
  | Command<'LabelMembership', z.output<typeof LabelMembership>>
  | Command<'RevokeMembership', { userId: Id }>;

/** Every way this aggregate may refuse; the last owner is also a matter of accounts. */
export type MembershipRejection =
  | 'membership-not-found'
  | 'role-unknown' // neither built in nor one of this company's
  | 'last-owner'
  | 'rights-not-held';

/** Every way to refuse an admin the account of somebody in the company. */
export type MemberAccountRejection =
  | 'account-not-ours' // it is somebody else's too: it belongs to its person alone
  | 'account-of-more-rights' // the person may do what the admin may not
  | 'own-account' // one's own has pages of its own
  | 'address-unchanged'; // the address is the account's already
