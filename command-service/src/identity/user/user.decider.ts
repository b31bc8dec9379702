import type { Decider } from '@event-driven-io/emmett';
import type { UserCommand, UserRejection } from 'contracts/identity/user/user.commands';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { caused } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';

/** `email` is null once the person was erased. */
export type User = { status: 'absent' } | { status: 'registered'; email: string | null };

const initialState = (): User => ({ status: 'absent' });

const evolve = (_: User, event: UserEvent): User => {
  switch (event.type) {
    case 'UserRegistered':
      return { status: 'registered', email: known(event.data.email) };
  }
};

const decide = (command: UserCommand, user: User): UserEvent[] => {
  if (user.status === 'absent') return [caused(command, 'UserRegistered', command.data)];
  if (user.email === command.data.email) return [];
  throw new Rejection<UserRejection>('user-already-exists', 409);
};

export const userDecider: Decider<User, UserCommand, UserEvent> = { initialState, evolve, decide };
