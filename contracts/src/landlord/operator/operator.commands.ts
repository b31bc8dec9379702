import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** Sent from the command line alone: no route makes an operator. */
export type OperatorCommand = Command<'GrantLandlord', { userId: Id }> | Command<'RevokeLandlord', { userId: Id }>;
