import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleGlobalCause, exampleUserId as userId } from 'contracts/kernel/examples';
import { describe, it } from 'vitest';
import { platformAdminDecider } from './platform-admin.decider.ts';

const given = DeciderSpecification.for(platformAdminDecider);
const { now: _, ...metadata } = exampleGlobalCause;
const grant = { type: 'GrantPlatformAdmin' as const, data: { userId }, metadata: exampleGlobalCause };
const revoke = { type: 'RevokePlatformAdmin' as const, data: { userId }, metadata: exampleGlobalCause };
const granted = { type: 'PlatformAdminGranted' as const, data: { userId }, metadata };
const revoked = { type: 'PlatformAdminRevoked' as const, data: { userId }, metadata };

describe('platform admins', () => {
  it('given an account, when granted, then it is a platform admin; again, nothing happens', () => {
    given([]).when(grant).then([granted]);
    given([granted]).when(grant).thenNothingHappened();
  });

  it('given a platform admin, when revoked, then they are one no more; somebody who is none stays so', () => {
    given([granted]).when(revoke).then([revoked]);
    given([]).when(revoke).thenNothingHappened();
    given([granted, revoked]).when(revoke).thenNothingHappened();
  });

  it('given somebody who was one, when granted again, then they are', () => {
    given([granted, revoked]).when(grant).then([granted]);
  });
});
