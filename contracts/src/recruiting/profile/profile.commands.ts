import type { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { ProfileDetails } from './profile.events.ts';

export const ChangeProfile = ProfileDetails.omit({ phoneE164: true }).partial();
export type ChangeProfile = z.infer<typeof ChangeProfile>;

type NewProfile = Omit<ProfileDetails, 'phoneE164'> & Partial<Pick<ProfileDetails, 'phoneE164'>>;
export type ProfileCommand =
  | Command<'CreateProfile', NewProfile & { userId: Id }>
  | Command<'ChangeProfile', Partial<ProfileDetails>>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type ProfileRejection = 'profile-not-found' | 'profile-already-exists';
