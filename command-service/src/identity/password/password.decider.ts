import type { Decider } from '@event-driven-io/emmett';
import { type PasswordCommand, RESET_PAUSE } from 'contracts/identity/password/password.commands';
import type { PasswordEvent } from 'contracts/identity/password/password.events';
import { caused } from 'contracts/kernel/message';

/** When a link was last asked for, ISO 8601; null once it was used, or before the first. */
export type Password = { requestedAt: string | null };

const initialState = (): Password => ({ requestedAt: null });

const evolve = (password: Password, event: PasswordEvent): Password => {
  switch (event.type) {
    case 'PasswordResetRequested':
      return { requestedAt: event.metadata.occurredAt };
    case 'PasswordReset':
      return { requestedAt: null };
    case 'PasswordChanged':
      return password;
  }
};

const isTooSoon = (requestedAt: string | null, now: Date): boolean =>
  requestedAt !== null && now.getTime() < Date.parse(requestedAt) + RESET_PAUSE * 1_000;

const decide = (command: PasswordCommand, { requestedAt }: Password): PasswordEvent[] => {
  switch (command.type) {
    case 'RequestPasswordReset':
      if (isTooSoon(requestedAt, command.metadata.now)) return [];
      return [caused(command, 'PasswordResetRequested', command.data)];
    case 'ResetPassword':
      return [caused(command, 'PasswordReset', command.data)];
    case 'ChangePassword':
      return [caused(command, 'PasswordChanged', command.data)];
  }
};

export const passwordDecider: Decider<Password, PasswordCommand, PasswordEvent> = { initialState, evolve, decide };
