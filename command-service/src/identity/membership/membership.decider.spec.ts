import { DeciderSpecification } from '@event-driven-io/emmett';
import type { MembershipCommand } from 'contracts/identity/membership/membership.commands';
import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { exampleCause, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, it } from 'vitest';
import { membershipDecider } from './membership.decider.ts';

const given = DeciderSpecification.for(membershipDecider);
const by = { metadata: exampleCause };
const grant = (...roles: BuiltInRole[]): MembershipCommand => ({
  ...by,
  type: 'GrantMembership',
  data: { userId: exampleUserId, roles },
});
const granted = (...roles: BuiltInRole[]): MembershipEvent =>
  caused(by, 'MembershipGranted', { userId: exampleUserId, roles });

describe('membership', () => {
  it('given roles, when revoked, then it is recorded, once; and they may be granted again', () => {
    const revoke: MembershipCommand = { ...by, type: 'RevokeMembership', data: { userId: exampleUserId } };
    const revoked: MembershipEvent = caused(by, 'MembershipRevoked', { userId: exampleUserId });
    given([granted('Owner')])
      .when(revoke)
      .then([revoked]);
    given([granted('Owner'), revoked])
      .when(revoke)
      .thenNothingHappened();
    given([granted('Owner'), revoked])
      .when(grant('Owner'))
      .then([granted('Owner')]);
  });

  it('given none, when granted, then it is recorded', () =>
    given([])
      .when(grant('Recruiter'))
      .then([granted('Recruiter')]));

  it('given roles, when others are granted, then these take their place', () =>
    given([granted('Recruiter', 'Trainer')])
      .when(grant('Recruiter'))
      .then([granted('Recruiter')]));

  it('given roles, when the same are granted in any order, then nothing happens', () =>
    given([granted('Recruiter', 'Trainer')])
      .when(grant('Trainer', 'Recruiter'))
      .thenNothingHappened());
});
