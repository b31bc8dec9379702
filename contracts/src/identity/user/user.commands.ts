import type { Id } from '#contracts/kernel/id';
import type { Locale } from '#contracts/kernel/locale';
import type { Command } from '#contracts/kernel/message';

export type UserCommand =
  | Command<'RegisterUser', { userId: Id; name: string; email: string; locale: Locale }>
  | Command<'RenameUser', { name: string }>
  | Command<'AcceptEmployerContact'>
  | Command<'ExportUser', { exportId: Id }>
  | Command<'EraseUser'>;

/** Every way this aggregate may refuse. */
export type UserRejection =
  | 'user-not-found'
  | 'user-already-exists'
  | 'email-taken'
  | 'password-wrong' // asked for once more, before what cannot be undone
  | 'last-owner'; // a company would be left without an owner
