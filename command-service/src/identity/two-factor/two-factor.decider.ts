import type { Decider } from '@event-driven-io/emmett';
import type { TwoFactorCommand } from 'contracts/identity/two-factor/two-factor.commands';
import type { TwoFactorEvent } from 'contracts/identity/two-factor/two-factor.events';
import { caused } from 'contracts/kernel/message';

export type TwoFactor = { isEnabled: boolean };

const initialState = (): TwoFactor => ({ isEnabled: false });

const evolve = (state: TwoFactor, event: TwoFactorEvent): TwoFactor => {
  switch (event.type) {
    case 'TwoFactorEnabled':
      return { isEnabled: true };
    case 'TwoFactorDisabled':
      return { isEnabled: false };
    case 'RecoveryCodeUsed':
      return state;
  }
};

const decide = (command: TwoFactorCommand, { isEnabled }: TwoFactor): TwoFactorEvent[] => {
  switch (command.type) {
    case 'EnableTwoFactor':
      return isEnabled ? [] : [caused(command, 'TwoFactorEnabled', command.data)];
    case 'DisableTwoFactor':
      return isEnabled ? [caused(command, 'TwoFactorDisabled', command.data)] : [];
    case 'UseRecoveryCode':
      return isEnabled ? [caused(command, 'RecoveryCodeUsed', command.data)] : [];
  }
};

export const twoFactorDecider: Decider<TwoFactor, TwoFactorCommand, TwoFactorEvent> = { initialState, evolve, decide };
