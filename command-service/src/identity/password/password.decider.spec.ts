import { DeciderSpecification } from '@event-driven-io/emmett';
import { type PasswordCommand, RESET_PAUSE } from 'contracts/identity/password/password.commands';
import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, it } from 'vitest';
import { passwordDecider } from './password.decider.ts';

const given = DeciderSpecification.for(passwordDecider);
const data = { userId: exampleUserId };
const by = { metadata: exampleGlobalCause };
const requested = caused(by, 'PasswordResetRequested', data);
const at = (seconds: number) => {
  const now = new Date(exampleGlobalCause.now.getTime() + seconds * 1_000);
  return { ...exampleGlobalCause, now, occurredAt: now.toISOString() };
};
const request = (seconds = 0): PasswordCommand => ({ type: 'RequestPasswordReset', data, metadata: at(seconds) });

describe('password', () => {
  it('given a link asked for, when another is asked for at once, then nothing happened; after a minute there is another', () => {
    given([]).when(request()).then([requested]);
    given([requested])
      .when(request(RESET_PAUSE - 1))
      .thenNothingHappened();
    const again = request(RESET_PAUSE);
    given([requested])
      .when(again)
      .then([caused(again, 'PasswordResetRequested', data)]);
  });

  it('given a link that was used, when one is asked for at once, then there is one', () => {
    const reset = caused(by, 'PasswordReset', data);
    given([requested, reset])
      .when(request(1))
      .then([caused({ metadata: at(1) }, 'PasswordResetRequested', data)]);
  });

  it('given an account, when its password is reset or changed, then that is recorded, without it', () => {
    given([])
      .when({ ...by, type: 'ResetPassword', data })
      .then([caused(by, 'PasswordReset', data)]);
    given([requested])
      .when({ ...by, type: 'ChangePassword', data })
      .then([caused(by, 'PasswordChanged', data)]);
  });
});
