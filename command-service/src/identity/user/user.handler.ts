import type { UserCommand } from 'contracts/identity/user/user.commands';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/command';
import { holding } from '#command-service/identity/reservation/holding';
import type { Names, Uses } from '#command-service/identity/reservation/names';
import { type User, userDecider } from './user.decider.ts';

const sendUser = handler('user', userDecider);

export const emailIsUsed: Uses['email'] = async (store, holder, email) => {
  const user = await stateOf(store, holder, userDecider);
  return user.status === 'registered' && user.email === email;
};

const taken = () => new Rejection('email-taken', 409, { errors: { email: ['email-taken'] } });

/** Commands of accounts; an email address belongs to one alone. */
export const userHandler = (store: EventStore, names: Names): Send<User, UserCommand> => {
  const send = sendUser(store);
  return (id, command) => {
    const claim = { purpose: 'email' as const, name: command.data.email, holder: streamName('user', GLOBAL, id) };
    return holding(names, { claim, cause: command.metadata, taken }, () => send(id, command));
  };
};
