import { exampleUserId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { emailAddressPolicy } from './email-address.policy.ts';

const userId = exampleUserId;

describe('policy of addresses', () => {
  it('given an address to be confirmed, when seen, then a mail is to be written; given one that was, nothing', () => {
    expect(emailAddressPolicy.decide(recorded('EmailVerificationRequested', { userId }))).toEqual([
      { job: 'identity.email-address.send-verification', target: userId, data: { userId } },
    ]);
    const goOnTo = '/c/interviews/mine';
    expect(emailAddressPolicy.decide(recorded('EmailVerificationRequested', { userId, goOnTo }))).toEqual([
      { job: 'identity.email-address.send-verification', target: userId, data: { userId, goOnTo } },
    ]);
    expect(emailAddressPolicy.decide(recorded('EmailVerified', { userId }))).toEqual([]);
  });

  it('given a change that was asked for, when seen, then both addresses are written to, and the jobs hold neither', () => {
    const requested = recorded('EmailChangeRequested', { userId, email: 'new@mail.example' });
    expect(emailAddressPolicy.decide(requested)).toEqual([
      { job: 'identity.email-address.send-change-link', target: `${userId}.old`, data: { userId, side: 'old' } },
      { job: 'identity.email-address.send-change-link', target: `${userId}.new`, data: { userId, side: 'new' } },
    ]);
  });
});
