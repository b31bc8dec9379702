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

describe('user', () => {
  it('given nobody, when registered, then it is recorded', () => given([]).when(register).then([registered]));

  it('given a user, when registered again, then nothing happens', () =>
    given([registered]).when(register).thenNothingHappened());

  it('given a user, when registered with another address, then it is refused', () =>
    given([registered])
      .when({ ...register, data: { ...data, email: 'other@harbor.example' } })
      .thenThrows(Rejection, (error) => error.message === 'user-already-exists'));
});
