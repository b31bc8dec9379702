import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { isHidden, known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type { ProfileCommand, ProfileRejection } from 'contracts/recruiting/profile/profile.commands';
import type { ProfileDetails, ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { changesOf } from '#command-service/changes';

/** `details` is null once the account was erased. */
export type Profile = { status: 'absent' } | { status: 'created'; userId: string; details: ProfileDetails | null };

const initialState = (): Profile => ({ status: 'absent' });

const evolve = (profile: Profile, event: ProfileEvent): Profile => {
  switch (event.type) {
    case 'ProfileCreated':
      return { status: 'created', userId: event.data.userId, details: known(event.data.details) };
    case 'ProfileChanged': {
      if (profile.status === 'absent') return profile;
      const { to } = event.data;
      return { ...profile, details: profile.details && !isHidden(to) ? { ...profile.details, ...to } : null };
    }
  }
};

const reject = (code: ProfileRejection, status: number) => new Rejection(code, status);

const decide = (command: ProfileCommand, profile: Profile): ProfileEvent[] => {
  switch (command.type) {
    case 'CreateProfile': {
      if (profile.status !== 'absent') throw reject('profile-already-exists', 409);
      const { userId, phoneE164 = '', ...details } = command.data;
      return [caused(command, 'ProfileCreated', { userId, details: { ...details, phoneE164 } })];
    }
    case 'ChangeProfile': {
      if (profile.status === 'absent' || profile.details === null) throw reject('profile-not-found', 404);
      const changes = changesOf(profile.details, command.data);
      return changes ? [caused(command, 'ProfileChanged', { userId: profile.userId, ...changes })] : [];
    }
  }
};

export const profileDecider: Decider<Profile, ProfileCommand, ProfileEvent> = { initialState, evolve, decide };
