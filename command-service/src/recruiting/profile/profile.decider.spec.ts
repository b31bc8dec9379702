import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { ERASED } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type { ProfileCommand } from 'contracts/recruiting/profile/profile.commands';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { MAX_PROFILE_DOCUMENTS } from 'contracts/recruiting/profile/profile-document.choices';
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
const document = {
  id: derivedId('document'),
  type: 'resume' as const,
  name: 'Mia Costa.pdf',
  size: 9,
  mime: 'application/pdf',
  extension: 'pdf',
  fileType: 'document' as const,
  scan: 'clean' as const,
};
const add = (id: string): ProfileCommand => ({ ...by, type: 'AddProfileDocument', data: { ...document, id } });
const remove: ProfileCommand = { ...by, type: 'RemoveProfileDocument', data: { id: document.id } };
const added = (documentId: string): ProfileEvent => {
  const { id: _, ...told } = document;
  return caused(by, 'ProfileDocumentAdded', { userId, documentId, ...told });
};
const removed: ProfileEvent = caused(by, 'ProfileDocumentRemoved', { userId, documentId: document.id });
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

  it('given a first profile that says more than who it is about, when created, then that is a change of it; a section is changed whole', () => {
    const work = [
      {
        ...{ jobTitle: 'Joiner', organization: 'Harbor & Pine', description: '' },
        ...{ startDate: '2019-04', endDate: '', isCurrent: true, isSelfEmployed: false, employeesSupervised: 2 },
        ...{ jobLevel: 'mid' as const, jobType: 'full-time' as const },
      },
    ];
    const said = caused(by, 'ProfileChanged', { userId, from: { work: [] }, to: { work } });
    given([])
      .when({ ...by, type: 'CreateProfile', data: { userId, ...details, work } })
      .then([created, said]);
    given([created, said])
      .when(change({ work, skills: ['Lofting'] }))
      .then([caused(by, 'ProfileChanged', { userId, from: { skills: [] }, to: { skills: ['Lofting'] } })]);
  });

  it('given a document, when added or removed twice, then it counts once; given too many, then another is refused', () => {
    given([created])
      .when(add(document.id))
      .then([added(document.id)]);
    given([created, added(document.id)])
      .when(add(document.id))
      .thenNothingHappened();
    given([created, added(document.id)])
      .when(remove)
      .then([removed]);
    given([created, added(document.id), removed])
      .when(remove)
      .thenNothingHappened();
    const most = Array.from({ length: MAX_PROFILE_DOCUMENTS }, (_, index) => added(derivedId(`document ${index}`)));
    given([created, ...most])
      .when(add(document.id))
      .thenThrows(...refusal('too-many-documents'));
    given([])
      .when(add(document.id))
      .thenThrows(...refusal('profile-not-found'));
  });

  it('given none, or one whose person was erased, when changed, then there is none', () => {
    const erased: ProfileEvent = caused(by, 'ProfileCreated', { userId, details: ERASED });
    for (const history of [[], [erased]])
      given(history)
        .when(change({ phone: '+1 218 555 0101' }))
        .thenThrows(...refusal('profile-not-found'));
  });
});
