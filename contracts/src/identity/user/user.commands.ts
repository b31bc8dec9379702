import type { Id } from '#contracts/kernel/id';
import type { Locale } from '#contracts/kernel/locale';
import type { Command } from '#contracts/kernel/message';

export type UserCommand = Command<'RegisterUser', { userId: Id; name: string; email: string; locale: Locale }>;

/** Every way this aggregate may refuse. */
export type UserRejection = 'user-already-exists' | 'email-taken';
