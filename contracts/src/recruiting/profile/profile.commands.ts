import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { ProfileAbout } from './profile.about.ts';
import { type ProfileDetails, ProfileSaid } from './profile.events.ts';
import { DocumentName, DocumentType, type ProfileDocumentView } from './profile-document.views.ts';

export const ChangeProfile = ProfileSaid.omit({ phoneE164: true }).partial();
export type ChangeProfile = z.infer<typeof ChangeProfile>;

export const AddProfileDocument = z.strictObject({ fileId: Id, type: DocumentType, name: DocumentName });

type NewProfile = Omit<ProfileDetails, 'phoneE164'> & Partial<Pick<ProfileDetails, 'phoneE164'> & ProfileAbout>;
export type ProfileCommand =
  | Command<'CreateProfile', NewProfile & { userId: Id }>
  | Command<'ChangeProfile', Partial<ProfileSaid>>
  | Command<'AddProfileDocument', Omit<ProfileDocumentView, 'addedAt'>>
  | Command<'RemoveProfileDocument', { id: Id }>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type ProfileRejection = 'profile-not-found' | 'profile-already-exists' | 'too-many-documents'; // of one profile
