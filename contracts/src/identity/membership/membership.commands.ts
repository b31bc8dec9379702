import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { BuiltInRole } from './membership.roles.ts';

export type MembershipCommand =
  /** Gives a user these roles in the company, in place of those held before. */
  Command<'GrantMembership', { userId: Id; roles: BuiltInRole[] }> | Command<'RevokeMembership', { userId: Id }>;
