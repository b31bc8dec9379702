import { DeciderSpecification } from '@event-driven-io/emmett';
import type { UserCommand } from 'contracts/identity/user/user.commands';
import type { UserEvent } from 'contracts/identity/user/user.events';
import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { userDecider } from './user.decider.ts';

const given = DeciderSpecification.for(userDecider);
const by = { metadata: exampleGlobalCause };
const data = { userId: exampleUserId, name: 'Ola', email: 'ola@harbor.example', locale: 'en-us' as const };
const register: UserCommand = { ...by, type: 'RegisterUser', data };
const registered: UserEvent = caused(by, 'UserRegistered', data);

const as = (command: object): UserCommand => ({ ...by, ...command }) as UserCommand;
const userId = exampleUserId;
const renamed: UserEvent = caused(by, 'UserRenamed', { userId, from: 'Ola', to: 'Olga' });
const erased: UserEvent = caused(by, 'UserErased', { userId });

describe('user', () => {
  it('given a user, when renamed, then it is recorded; to the same name, nothing happens', () => {
    given([registered])
      .when(as({ type: 'RenameUser', data: { name: 'Olga' } }))
      .then([renamed]);
    given([registered, renamed])
      .when(as({ type: 'RenameUser', data: { name: 'Olga' } }))
      .thenNothingHappened();
  });

  it('given a user, when name, language and time zone change at once, then the name and what changed of the rest are recorded', () => {
    const change = (data: object) => as({ type: 'ChangeUser', data });
    const preferences = (from: object, to: object) =>
      caused(by, 'UserPreferencesChanged', { userId, from, to }) as UserEvent;
    const first = preferences({ locale: 'en-us' }, { locale: 'pt-br' });
    given([registered])
      .when(change({ name: 'Olga', locale: 'pt-br' }))
      .then([renamed, first]);
    given([registered, renamed, first])
      .when(change({ name: 'Olga', locale: 'pt-br' }))
      .thenNothingHappened();
  });

  it('given a user, when they accept to be contacted, then it is recorded once', () => {
    const accepted: UserEvent = caused(by, 'EmployerContactAccepted', { userId });
    given([registered])
      .when(as({ type: 'AcceptEmployerContact', data: {} }))
      .then([accepted]);
    given([registered, accepted])
      .when(as({ type: 'AcceptEmployerContact', data: {} }))
      .thenNothingHappened();
  });

  it('given a user, when they are given a copy of their data, then each copy is recorded', () => {
    const copy = as({ type: 'ExportUser', data: { exportId: userId } });
    const exported: UserEvent = caused(by, 'UserExported', { userId, exportId: userId });
    given([registered]).when(copy).then([exported]);
    given([registered, exported]).when(copy).then([exported]);
  });

  it('given a user, when erased, then it is recorded once; after that there is nobody to rename or to register', () => {
    given([registered])
      .when(as({ type: 'EraseUser', data: {} }))
      .then([erased]);
    given([registered, erased])
      .when(as({ type: 'EraseUser', data: {} }))
      .thenNothingHappened();
    given([registered, erased])
      .when(as({ type: 'RenameUser', data: { name: 'X' } }))
      .thenThrows(Rejection, (error) => error.message === 'user-not-found');
    given([registered, erased])
      .when(register)
      .thenThrows(Rejection, (error) => error.message === 'user-already-exists');
  });

  it('given nobody, when registered, then it is recorded', () => given([]).when(register).then([registered]));

  it('given a user, when registered again, then nothing happens', () =>
    given([registered]).when(register).thenNothingHappened());

  it('given a user, when registered with another address, then it is refused', () =>
    given([registered])
      .when({ ...register, data: { ...data, email: 'other@harbor.example' } })
      .thenThrows(Rejection, (error) => error.message === 'user-already-exists'));
});
