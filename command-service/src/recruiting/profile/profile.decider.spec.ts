import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { ERASED } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type { ProfileCommand } from 'contracts/recruiting/profile/profile.commands';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { describe, it } from 'vitest';
import { profileDecider } from './profile.decider.ts';

const given = DeciderSpecification.for(profileDecider);
const by = { metadata: exampleGlobalCause };
const userId = exampleUserId;
const details = {
  firstName: 'Mia',
  lastName: 'Costa',
  phone: '',
  phoneE164: '',
  location: '',
  postalCode: '',
  country: 'BR',
};
const create: ProfileCommand = { ...by, type: 'CreateProfile', data: { userId, ...details } };
const created: ProfileEvent = caused(by, 'ProfileCreated', { userId, details });
const change = (to: object): ProfileCommand => ({ ...by, type: 'ChangeProfile', data: to });
const refusal = (code: string) => [Rejection, (error: Error) => error.message === code] as const;

describe('profile', () => {
  it('given none, when created, then it is recorded; created again, it is refused', () => {
    given([]).when(create).then([created]);
    given([created])
      .when(create)
      .thenThrows(...refusal('profile-already-exists'));
  });

  it('given one, when changed, then only what differs is recorded', () => {
    given([created])
      .when(change({ firstName: 'Mia', country: 'PT' }))
      .then([caused(by, 'ProfileChanged', { userId, from: { country: 'BR' }, to: { country: 'PT' } })]);
    given([created])
      .when(change({ phone: '' }))
      .thenNothingHappened();
  });

  it('given none, or one whose person was erased, when changed, then there is none', () => {
    const erased: ProfileEvent = caused(by, 'ProfileCreated', { userId, details: ERASED });
    for (const history of [[], [erased]])
      given(history)
        .when(change({ phone: '+1 218 555 0101' }))
        .thenThrows(...refusal('profile-not-found'));
  });
});
