import type { Decider } from '@event-driven-io/emmett';
import type { UserCommand, UserRejection } from 'contracts/identity/user/user.commands';
import type { UserEvent, UserPreferences } from 'contracts/identity/user/user.events';
import { caused } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import { changesOf } from '#command-service/kernel/changes';

/** `name` and `email` are null where the key is gone: between its destruction and the reading of `UserErased`. */
export type User =
  | { status: 'absent' }
  | {
      status: 'registered';
      userId: string;
      name: string | null;
      email: string | null;
      /** Null: it is the address of the registration. */
      emailChangedAt: string | null;
      acceptsContact: boolean;
      preferences: UserPreferences;
      /** Id of the image. */
      avatar: string | null;
    }
  | { status: 'erased'; userId: string };

const initialState = (): User => ({ status: 'absent' });

const evolve = (user: User, event: UserEvent): User => {
  if (event.type === 'UserRegistered') {
    const { userId, name, email } = event.data;
    return {
      status: 'registered',
      userId,
      name: known(name),
      email: known(email),
      emailChangedAt: null,
      acceptsContact: false,
      preferences: { locale: event.data.locale, timeZone: null, mutedMails: [] },
      avatar: null,
    };
  }
  if (user.status !== 'registered') return user;
  switch (event.type) {
    case 'UserRenamed':
      return { ...user, name: known(event.data.to) };
    case 'EmailChanged':
      return { ...user, email: known(event.data.to), emailChangedAt: event.metadata.occurredAt };
    case 'UserPreferencesChanged':
      return { ...user, preferences: { ...user.preferences, ...known(event.data.to) } };
    case 'UserAvatarChanged':
      return { ...user, avatar: known(event.data.to) };
    case 'EmployerContactAccepted':
      return { ...user, acceptsContact: true };
    case 'UserExported':
      return user;
    case 'UserErased':
      return { status: 'erased', userId: user.userId };
  }
};

const reject = (code: UserRejection, status: number) => new Rejection(code, status);

const renamed = (
  command: UserCommand,
  { userId, name }: Extract<User, { status: 'registered' }>,
  to: string,
): UserEvent[] => (name === null || name === to ? [] : [caused(command, 'UserRenamed', { userId, from: name, to })]);

const decide = (command: UserCommand, user: User): UserEvent[] => {
  if (command.type === 'RegisterUser') {
    if (user.status === 'absent') return [caused(command, 'UserRegistered', command.data)];
    if (user.status === 'registered' && user.email === command.data.email) return [];
    throw reject('user-already-exists', 409);
  }
  if (user.status === 'erased' && command.type === 'EraseUser') return [];
  if (user.status !== 'registered') throw reject('user-not-found', 404);
  const { userId } = user;
  switch (command.type) {
    case 'RenameUser':
      return renamed(command, user, command.data.name);
    case 'ChangeEmail': {
      const { email: to } = command.data;
      const { email: from } = user;
      return from === null || from === to ? [] : [caused(command, 'EmailChanged', { userId, from, to })];
    }
    case 'ChangeAvatar': {
      const { imageId: to } = command.data;
      const { avatar: from } = user;
      return from === to ? [] : [caused(command, 'UserAvatarChanged', { userId, from, to })];
    }
    case 'ChangeUser': {
      const { name: to, ...asked } = command.data;
      const changes = changesOf(user.preferences, asked);
      return [
        ...(to === undefined ? [] : renamed(command, user, to)),
        ...(changes ? [caused(command, 'UserPreferencesChanged', { userId, ...changes })] : []),
      ];
    }
    case 'AcceptEmployerContact':
      return user.acceptsContact ? [] : [caused(command, 'EmployerContactAccepted', { userId })];
    case 'ExportUser':
      return [caused(command, 'UserExported', { userId, exportId: command.data.exportId })];
    case 'EraseUser':
      return [caused(command, 'UserErased', { userId })];
  }
};

export const userDecider: Decider<User, UserCommand, UserEvent> = { initialState, evolve, decide };
