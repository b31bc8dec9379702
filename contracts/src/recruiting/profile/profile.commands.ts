import type { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { ProfileDetails } from './profile.events.ts';

export const ChangeProfile = ProfileDetails.partial();
export type ChangeProfile = z.infer<typeof ChangeProfile>;

export type ProfileCommand =
  | Command<'CreateProfile', ProfileDetails & { userId: Id }>
  | Command<'ChangeProfile', ChangeProfile>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type ProfileRejection = 'profile-not-found' | 'profile-already-exists';
