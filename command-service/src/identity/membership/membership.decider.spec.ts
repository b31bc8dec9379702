import { DeciderSpecification } from '@event-driven-io/emmett';
import { MAX_LABELS } from 'contracts/automation/label/label.choices';
import type { MembershipCommand } from 'contracts/identity/membership/membership.commands';
import { type MembershipEvent, membershipEvents } from 'contracts/identity/membership/membership.events';
import { exampleCause, exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import { membershipDecider } from './membership.decider.ts';

const given = DeciderSpecification.for(membershipDecider);
const by = { metadata: exampleCause };
const userId = exampleUserId;
const grant = (...roles: string[]): MembershipCommand => ({ ...by, type: 'GrantMembership', data: { userId, roles } });
const granted = (...roles: string[]): MembershipEvent => caused(by, 'MembershipGranted', { userId, roles });
const plain = (type: 'RevokeMembership' | 'DeactivateMembership' | 'ReactivateMembership'): MembershipCommand => ({
  ...by,
  type,
  data: { userId },
});
const revoked: MembershipEvent = caused(by, 'MembershipRevoked', { userId });
const deactivated: MembershipEvent = caused(by, 'MembershipDeactivated', { userId });
const reactivated: MembershipEvent = caused(by, 'MembershipReactivated', { userId });
const give: MembershipCommand = {
  ...by,
  type: 'GivePermissions',
  data: { userId, permissions: ['tenant.audit.read'] },
};
const gave: MembershipEvent = caused(
  by,
  'PermissionsGiven',
  give.data as { userId: string; permissions: Permission[] },
);

describe('membership', () => {
  it('given roles, when revoked, then it is recorded, once; and they may be granted again', () => {
    given([granted('Owner')])
      .when(plain('RevokeMembership'))
      .then([revoked]);
    given([granted('Owner'), revoked])
      .when(plain('RevokeMembership'))
      .thenNothingHappened();
    given([granted('Owner'), revoked])
      .when(grant('Owner'))
      .then([granted('Owner')]);
  });

  it('given a member, when an admin did something about their account, then it is recorded, each time; of nobody it is not', () => {
    const data = { userId, act: 'password' as const };
    const noted: MembershipEvent = caused(by, 'MemberAccountManaged', data);
    const note: MembershipCommand = { ...by, type: 'ManageAccount', data };
    given([granted('Trainer'), noted])
      .when(note)
      .then([noted]);
    expect(() => given([]).when(note).then([])).toThrow(Rejection);
  });

  it('given labels, when put on and taken off, then each is recorded once, also of who is deactivated; of nobody it is refused (AUT-70)', () => {
    const [first, second] = [derivedId('first'), derivedId('second')];
    const label = (add: string[], remove: string[] = []): MembershipCommand => ({
      ...{ ...by, type: 'LabelMembership', data: { userId, add, remove } },
    });
    const on = (labelId: string): MembershipEvent => caused(by, 'MembershipLabelled', { userId, labelId });
    const off = (labelId: string): MembershipEvent => caused(by, 'MembershipUnlabelled', { userId, labelId });
    given([granted('Trainer')])
      .when(label([first, second, first]))
      .then([on(first), on(second)]);
    given([granted('Trainer'), on(first), deactivated])
      .when(label([first, second], [first, second]))
      .then([off(first)]);
    given([granted('Trainer'), on(first)])
      .when(label([first], [second]))
      .thenNothingHappened();
    given([granted('Trainer'), on(first), revoked, granted('Trainer')])
      .when(label([first]))
      .then([on(first)]);
    const many = Array.from({ length: MAX_LABELS }, (_, at) => on(derivedId('label', String(at))));
    const isCode = (code: string) => (error: Rejection) => error.code === code;
    given([granted('Trainer'), ...many])
      .when(label([first]))
      .thenThrows(Rejection, isCode('labels-too-many'));
    given([])
      .when(label([first]))
      .thenThrows(Rejection, isCode('membership-not-found'));
  });

  it('given none, when granted, also a role of the company itself, then it is recorded', () => {
    given([])
      .when(grant('Recruiter'))
      .then([granted('Recruiter')]);
    given([])
      .when(grant(exampleJobId))
      .then([granted(exampleJobId)]);
  });

  it('given a member, when their type is changed, then it is recorded with their roles; the same type again, nothing happens', () => {
    const trained = { userId, roles: ['Trainer'], type: 'training-only' as const };
    const train: MembershipCommand = { ...by, type: 'GrantMembership', data: trained };
    const became: MembershipEvent = caused(by, 'MembershipGranted', trained);
    given([granted('Trainer')])
      .when(train)
      .then([became]);
    given([became]).when(train).thenNothingHappened();
    given([became]).when(grant('Trainer')).thenNothingHappened();
  });

  it('given what was granted before there were types, when read, then the member is regular, and stays what they become', () => {
    const states = [
      granted('Trainer'),
      caused(by, 'MembershipGranted', { userId, roles: ['Owner'], type: 'training-only' as const }),
      granted('Auditor'),
    ].map((_, index, all) =>
      all.slice(0, index + 1).reduce(membershipDecider.evolve, membershipDecider.initialState()),
    );
    expect(states.map((state) => state.status !== 'absent' && state.type)).toEqual([
      'regular',
      'training-only',
      'training-only',
    ]);
  });

  it('given roles, when others are granted, then these take their place', () =>
    given([granted('Recruiter', 'Trainer')])
      .when(grant('Recruiter'))
      .then([granted('Recruiter')]));

  it('given roles, when the same are granted in any order, then nothing happens', () =>
    given([granted('Recruiter', 'Trainer')])
      .when(grant('Trainer', 'Recruiter'))
      .thenNothingHappened());

  it('given a member, when shut out and let in again, then each is recorded once', () => {
    given([granted('Owner')])
      .when(plain('DeactivateMembership'))
      .then([deactivated]);
    given([granted('Owner'), deactivated])
      .when(plain('DeactivateMembership'))
      .thenNothingHappened();
    given([granted('Owner'), deactivated])
      .when(plain('ReactivateMembership'))
      .then([reactivated]);
    given([granted('Owner')])
      .when(plain('ReactivateMembership'))
      .thenNothingHappened();
  });

  it('given a member, when given permissions beyond their roles, then they are recorded; the same again, nothing happens', () => {
    given([granted('Trainer')])
      .when(give)
      .then([gave]);
    given([granted('Trainer'), gave])
      .when(give)
      .thenNothingHappened();
  });

  it('given nobody, when shut out, let in or given permissions, then there is no such member', () => {
    for (const command of [plain('DeactivateMembership'), plain('ReactivateMembership'), give])
      given([])
        .when(command)
        .thenThrows(Rejection, (error) => error.code === 'membership-not-found');
  });

  it('given an event of the first years, when read today, then its built-in roles are still roles', () => {
    const shape = membershipEvents.shapes.MembershipGranted;
    const stored = { userId, roles: ['Owner', 'Recruiter', 'Trainer', 'Auditor'] };
    expect(shape.parse(stored)).toEqual(stored);
    expect(shape.safeParse({ userId, roles: ['Janitor'] }).success).toBe(false);
  });
});
