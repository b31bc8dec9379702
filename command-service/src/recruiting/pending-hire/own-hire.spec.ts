import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import type { PendingHireRecord } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { ownerOfHire } from './own-hire.ts';

const email = 'ada@mail.example';
const jobId = derivedId('job of a hire');
const ofOwnApplication = interviewIdOf(applicationIdOf(exampleUserId, jobId));

describe('the account that a hire is shown to (POR-15)', () => {
  let app: SpecApp;
  let candidateId: string;
  beforeEach(async () => {
    app = specApp();
    candidateId = (await app.recruiter('post', '/api/tenant/candidates', { firstName: 'Ada', lastName: 'Berg', email }))
      .body.id;
    const link = { type: 'LinkCandidate' as const, data: { userId: exampleUserId }, metadata: exampleCause };
    await app.commands.candidate(candidateId, link);
  });
  const ownerOf = (account: { email: string; isVerified: boolean }, interviewId: string | null = null) =>
    ownerOfHire({ store: app.events.store, interviewLookup: { accountOf: async () => account } }, exampleTenantId, {
      candidateId,
      interviewId,
      jobId,
    } as PendingHireRecord);

  it('given a record that staff made, when the account linked to it has confirmed its address, then it is theirs', async () => {
    expect(await ownerOf({ email: 'Ada@mail.example', isVerified: true })).toBe(exampleUserId);
  });

  it('given an account with an address that nobody confirmed, or with another, when linked, then it is shown nothing', async () => {
    expect(await ownerOf({ email, isVerified: false })).toBeNull();
    expect(await ownerOf({ email: 'eve@mail.example', isVerified: true })).toBeNull();
    expect(await ownerOf({ email, isVerified: false }, derivedId('interview that staff opened'))).toBeNull();
  });

  it('given a hire that follows from their own application, when their address is not confirmed, then it is theirs', async () => {
    expect(await ownerOf({ email, isVerified: false }, ofOwnApplication)).toBe(exampleUserId);
  });
});
