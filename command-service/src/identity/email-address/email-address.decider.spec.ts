import { DeciderSpecification } from '@event-driven-io/emmett';
import { type EmailAddressCommand, VERIFICATION_PAUSE } from 'contracts/identity/email-address/email-address.commands';
import { exampleGlobalCause, exampleUserId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, it } from 'vitest';
import { emailAddressDecider } from './email-address.decider.ts';

const given = DeciderSpecification.for(emailAddressDecider);
const data = { userId: exampleUserId };
const by = { metadata: exampleGlobalCause };
const requested = caused(by, 'EmailVerificationRequested', data);
const verified = caused(by, 'EmailVerified', data);
const request = (seconds = 0): EmailAddressCommand => {
  const now = new Date(exampleGlobalCause.now.getTime() + seconds * 1_000);
  return { type: 'RequestEmailVerification', data, metadata: { ...exampleGlobalCause, now } };
};
const verify: EmailAddressCommand = { ...by, type: 'VerifyEmail', data };

describe('email address', () => {
  it('given a link asked for, when another is asked for at once, then nothing happened; after a minute there is another', () => {
    given([]).when(request()).then([requested]);
    given([requested])
      .when(request(VERIFICATION_PAUSE - 1))
      .thenNothingHappened();
    given([requested]).when(request(VERIFICATION_PAUSE)).then([requested]);
  });

  it('given an address, when it is verified, then that is recorded once, and no further link is sent', () => {
    given([requested]).when(verify).then([verified]);
    given([requested, verified]).when(verify).thenNothingHappened();
    given([requested, verified]).when(request(3_600)).thenNothingHappened();
  });
});
