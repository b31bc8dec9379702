import { exampleUserId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { passwordPolicy } from './password.policy.ts';

const userId = exampleUserId;

describe('policy of passwords', () => {
  it('given a link that was asked for, when seen, then a mail is to be written, and the job holds nothing but the id', () => {
    expect(passwordPolicy.decide(recorded('PasswordResetRequested', { userId }))).toEqual([
      { job: 'identity.password.send-reset-link', target: userId, data: { userId } },
    ]);
  });

  it('given a password that was reset or changed, when seen, then nothing is done', () => {
    const events = [recorded('PasswordReset', { userId }), recorded('PasswordChanged', { userId })];
    expect(events.flatMap(passwordPolicy.decide)).toEqual([]);
  });
});
