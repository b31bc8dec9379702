import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { BuiltInRole } from './membership.roles.ts';

/** Gives a user these roles in the company, in place of those held before. */
export type MembershipCommand = Command<'GrantMembership', { userId: Id; roles: BuiltInRole[] }>;
