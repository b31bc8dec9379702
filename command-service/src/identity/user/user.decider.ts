import type { Decider } from '@event-driven-io/emmett';
import type { UserCommand, UserRejection } from 'contracts/identity/user/user.commands';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { caused } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';

/** `name` and `email` are null where the key is gone: between its destruction and the reading of `UserErased`. */
export type User =
  | { status: 'absent' }
  | { status: 'registered'; userId: string; name: string | null; email: string | null; acceptsContact: boolean }
  | { status: 'erased'; userId: string };

const initialState = (): User => ({ status: 'absent' });

const evolve = (user: User, event: UserEvent): User => {
  if (event.type === 'UserRegistered') {
    const { userId, name, email } = event.data;
    return { status: 'registered', userId, name: known(name), email: known(email), acceptsContact: false };
  }
  if (user.status !== 'registered') return user;
  switch (event.type) {
    case 'UserRenamed':
      return { ...user, name: known(event.data.to) };
    case 'EmployerContactAccepted':
      return { ...user, acceptsContact: true };
    case 'UserExported':
      return user;
    case 'UserErased':
      return { status: 'erased', userId: user.userId };
  }
};

const reject = (code: UserRejection, status: number) => new Rejection(code, status);

const decide = (command: UserCommand, user: User): UserEvent[] => {
  if (command.type === 'RegisterUser') {
    if (user.status === 'absent') return [caused(command, 'UserRegistered', command.data)];
    if (user.status === 'registered' && user.email === command.data.email) return [];
    throw reject('user-already-exists', 409);
  }
  if (user.status === 'erased' && command.type === 'EraseUser') return [];
  if (user.status !== 'registered') throw reject('user-not-found', 404);
  const { userId, name } = user;
  switch (command.type) {
    case 'RenameUser': {
      const { name: to } = command.data;
      return name === null || name === to ? [] : [caused(command, 'UserRenamed', { userId, from: name, to })];
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
