import type { z } from 'zod';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import type { Id } from '#contracts/kernel/id';
import type { Locale } from '#contracts/kernel/locale';
import type { Command } from '#contracts/kernel/message';
import { requiredText } from '#contracts/kernel/text';
import { UserPreferences } from './user.events.ts';

export const ChangeUser = UserPreferences.extend({ name: requiredText(MAX_NAME_LENGTH) }).partial();
export type ChangeUser = z.infer<typeof ChangeUser>;

export type UserCommand =
  | Command<'RegisterUser', { userId: Id; name: string; email: string; locale: Locale }>
  | Command<'RenameUser', { name: string }>
  | Command<'ChangeUser', ChangeUser>
  | Command<'ChangeEmail', { email: string }>
  | Command<'ChangeAvatar', { imageId: string | null }>
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
