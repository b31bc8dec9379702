import type { Decider } from '@event-driven-io/emmett';
import { type EmailAddressCommand, VERIFICATION_PAUSE } from 'contracts/identity/email-address/email-address.commands';
import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import { caused } from 'contracts/kernel/message';

/** `requestedAt`: when a link was last asked for, ISO 8601. */
export type EmailAddress = { isVerified: boolean; requestedAt: string | null };

const initialState = (): EmailAddress => ({ isVerified: false, requestedAt: null });

const evolve = (address: EmailAddress, event: EmailAddressEvent): EmailAddress => {
  switch (event.type) {
    case 'EmailVerificationRequested':
      return { ...address, requestedAt: event.metadata.occurredAt };
    case 'EmailVerified':
      return { ...address, isVerified: true };
    case 'EmailChangeRequested':
    case 'EmailChangeConfirmed':
    case 'EmailChangeRefused':
      return address;
  }
};

const decide = (command: EmailAddressCommand, { isVerified, requestedAt }: EmailAddress): EmailAddressEvent[] => {
  switch (command.type) {
    case 'RequestEmailVerification': {
      if (isVerified) return [];
      const next = requestedAt === null ? 0 : Date.parse(requestedAt) + VERIFICATION_PAUSE * 1_000;
      if (command.metadata.now.getTime() < next) return [];
      return [caused(command, 'EmailVerificationRequested', command.data)];
    }
    case 'VerifyEmail':
      return isVerified ? [] : [caused(command, 'EmailVerified', command.data)];
    case 'RequestEmailChange':
      return [caused(command, 'EmailChangeRequested', command.data)];
    case 'ConfirmEmailChange':
      return [caused(command, 'EmailChangeConfirmed', command.data)];
    case 'RefuseEmailChange':
      return [caused(command, 'EmailChangeRefused', command.data)];
  }
};

export const emailAddressDecider: Decider<EmailAddress, EmailAddressCommand, EmailAddressEvent> = {
  initialState,
  evolve,
  decide,
};
