import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** Sent from the command line alone: no route makes a platform admin. */
export type PlatformAdminCommand =
  | Command<'GrantPlatformAdmin', { userId: Id }>
  | Command<'RevokePlatformAdmin', { userId: Id }>;
