import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { isHidden, known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import { displayFileName } from 'contracts/library/file/file-name';
import { noAbout, ProfileAbout } from 'contracts/recruiting/profile/profile.about';
import type { ProfileCommand, ProfileRejection } from 'contracts/recruiting/profile/profile.commands';
import { ProfileDetails, type ProfileEvent, type ProfileSaid } from 'contracts/recruiting/profile/profile.events';
import { MAX_PROFILE_DOCUMENTS } from 'contracts/recruiting/profile/profile-document.choices';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { foldDocuments } from 'contracts/recruiting/profile/profile-documents';
import { changesOf, pick } from '#command-service/kernel/changes';

/** `details` is null once the account was erased. */
export type Profile =
  | { status: 'absent' }
  | {
      status: 'created';
      userId: string;
      details: ProfileSaid | null;
      documents: readonly ProfileDocumentView[];
    };

type Kept = Extract<Profile, { status: 'created' }> & { details: ProfileSaid };
type CommandOf<Type extends ProfileCommand['type']> = Extract<ProfileCommand, { type: Type }>;

const initialState = (): Profile => ({ status: 'absent' });

const evolve = (profile: Profile, event: ProfileEvent): Profile => {
  switch (event.type) {
    case 'ProfileCreated': {
      const details = known(event.data.details);
      return {
        ...{ status: 'created', userId: event.data.userId, documents: [] },
        details: details && { ...noAbout, ...details },
      };
    }
    case 'ProfileChanged': {
      if (profile.status === 'absent') return profile;
      const { to } = event.data;
      return { ...profile, details: profile.details && !isHidden(to) ? { ...profile.details, ...to } : null };
    }
    case 'ProfileDocumentAdded':
    case 'ProfileDocumentRemoved':
      return profile.status === 'absent' ? profile : { ...profile, documents: foldDocuments(profile.documents, event) };
  }
};

const reject = (code: ProfileRejection, status: number) => new Rejection(code, status);

const assertCreated = (profile: Profile): Kept => {
  if (profile.status === 'absent' || profile.details === null) throw reject('profile-not-found', 404);
  return profile as Kept;
};

/** Who it is about comes first; what else they say of themselves is a change of it. */
const createProfile = (command: CommandOf<'CreateProfile'>, profile: Profile): ProfileEvent[] => {
  if (profile.status !== 'absent') throw reject('profile-already-exists', 409);
  const { userId, phoneE164 = '', ...said } = command.data;
  const details = { ...pick(said, ProfileDetails.shape), phoneE164 } as ProfileDetails;
  const about = changesOf(noAbout, pick(said, ProfileAbout.shape));
  return [
    caused(command, 'ProfileCreated', { userId, details }),
    ...(about ? [caused(command, 'ProfileChanged', { userId, ...about })] : []),
  ];
};

/** It is there already. */
const addDocument = (command: CommandOf<'AddProfileDocument'>, { userId, documents }: Kept): ProfileEvent[] => {
  const { id: documentId, ...told } = command.data;
  if (documents.some(({ id }) => id === documentId)) return [];
  if (documents.length >= MAX_PROFILE_DOCUMENTS) throw reject('too-many-documents', 422);
  return [caused(command, 'ProfileDocumentAdded', { userId, documentId, ...told, name: displayFileName(told.name) })];
};

/** It is not there, or no more. */
const removeDocument = (command: CommandOf<'RemoveProfileDocument'>, { userId, documents }: Kept): ProfileEvent[] => {
  const { id: documentId } = command.data;
  const isThere = documents.some(({ id }) => id === documentId);
  return isThere ? [caused(command, 'ProfileDocumentRemoved', { userId, documentId })] : [];
};

const decide = (command: ProfileCommand, profile: Profile): ProfileEvent[] => {
  switch (command.type) {
    case 'CreateProfile':
      return createProfile(command, profile);
    case 'ChangeProfile': {
      const { userId, details } = assertCreated(profile);
      const changes = changesOf(details, command.data);
      return changes ? [caused(command, 'ProfileChanged', { userId, ...changes })] : [];
    }
    case 'AddProfileDocument':
      return addDocument(command, assertCreated(profile));
    case 'RemoveProfileDocument':
      return removeDocument(command, assertCreated(profile));
  }
};

export const profileDecider: Decider<Profile, ProfileCommand, ProfileEvent> = { initialState, evolve, decide };
