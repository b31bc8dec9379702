import type { UserCommand } from 'contracts/identity/user/user.commands';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { Guard } from 'platform/event-store/engine';
import type { EventStore } from 'platform/event-store/event-store';
import { guarded } from 'platform/event-store/guards';
import type { KeyRing } from 'platform/event-store/keys';
import { holding, settling } from '#command-service/identity/reservation/holding';
import type { Claim, Names, Uses } from '#command-service/identity/reservation/names';
import { handler, type Send, stateOf } from '#command-service/kernel/command';
import { type User, userDecider } from './user.decider.ts';

const sendUser = handler('user', userDecider);

export const emailIsUsed: Uses[string] = async (store, holder, email) => {
  const user = await stateOf(store, holder, userDecider);
  return user.status === 'registered' && user.email === email;
};

export const emailTaken = () => new Rejection('email-taken', 409, { errors: { email: ['email-taken'] } });

/** The address as a name that belongs to one account. */
export const emailClaim = (userId: string, email: string): Claim => ({
  purpose: 'email',
  name: email,
  holder: streamName('user', GLOBAL, userId),
});

type Deps = { store: EventStore; keys: Pick<KeyRing, 'destroy'>; names: Names };

/** Commands of accounts; an email address belongs to one alone. Erasing one lets go of its address and destroys its key. */
export const userHandler = ({ store, keys, names }: Deps): Send<User, UserCommand> => {
  const send = sendUser(store);
  const sendGuarded =
    (...args: Parameters<typeof send>) =>
    (guards: readonly Guard[]) =>
      sendUser(guarded(store, guards))(...args);
  const register = (id: string, command: Extract<UserCommand, { type: 'RegisterUser' }>) => {
    const claim = emailClaim(id, command.data.email);
    return holding(names, { claim, cause: command.metadata, taken: emailTaken }, sendGuarded(id, command));
  };

  /** The new address is held before the account goes by it; the old one is free after. */
  const changeEmail = async (id: string, command: Extract<UserCommand, { type: 'ChangeEmail' }>) => {
    const user = await stateOf(store, streamName('user', GLOBAL, id), userDecider);
    const claim = emailClaim(id, command.data.email);
    const old = user.status === 'registered' && user.email !== null ? [emailClaim(id, user.email)] : [];
    return holding(names, { claim, old, cause: command.metadata, taken: emailTaken }, sendGuarded(id, command));
  };

  const erase = async (id: string, command: Extract<UserCommand, { type: 'EraseUser' }>) => {
    const user = await stateOf(store, streamName('user', GLOBAL, id), userDecider);
    const claims = user.status === 'registered' && user.email !== null ? [emailClaim(id, user.email)] : [];
    const sent = await settling(names, command.metadata, (letGo) => {
      letGo.push(...claims);
      return send(id, command);
    });
    await keys.destroy({ tenantId: GLOBAL, subject: id });
    return sent;
  };

  return (id, command, ifMatch) => {
    switch (command.type) {
      case 'RegisterUser':
        return register(id, command);
      case 'ChangeEmail':
        return changeEmail(id, command);
      case 'EraseUser':
        return erase(id, command);
      default:
        return send(id, command, ifMatch);
    }
  };
};
