import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleGlobalCause, exampleUserId as userId } from 'contracts/kernel/examples';
import { describe, it } from 'vitest';
import { operatorDecider } from './operator.decider.ts';

const given = DeciderSpecification.for(operatorDecider);
const { now: _, ...metadata } = exampleGlobalCause;
const grant = { type: 'GrantLandlord' as const, data: { userId }, metadata: exampleGlobalCause };
const revoke = { type: 'RevokeLandlord' as const, data: { userId }, metadata: exampleGlobalCause };
const granted = { type: 'LandlordGranted' as const, data: { userId }, metadata };
const revoked = { type: 'LandlordRevoked' as const, data: { userId }, metadata };

describe('operators', () => {
  it('given an account, when granted, then it runs the installation; again, nothing happens', () => {
    given([]).when(grant).then([granted]);
    given([granted]).when(grant).thenNothingHappened();
  });

  it('given an operator, when revoked, then they are one no more; somebody who is none stays so', () => {
    given([granted]).when(revoke).then([revoked]);
    given([]).when(revoke).thenNothingHappened();
    given([granted, revoked]).when(revoke).thenNothingHappened();
  });

  it('given somebody who was one, when granted again, then they are', () => {
    given([granted, revoked]).when(grant).then([granted]);
  });
});
