import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { OperatorCommand } from 'contracts/landlord/operator/operator.commands';
import type { OperatorEvent } from 'contracts/landlord/operator/operator.events';

export type Operator = { status: 'absent' | 'granted' | 'revoked' };

const initialState = (): Operator => ({ status: 'absent' });

const evolve = (_: Operator, event: OperatorEvent): Operator => {
  switch (event.type) {
    case 'LandlordGranted':
      return { status: 'granted' };
    case 'LandlordRevoked':
      return { status: 'revoked' };
  }
};

const decide = (command: OperatorCommand, { status }: Operator): OperatorEvent[] => {
  switch (command.type) {
    case 'GrantLandlord':
      return status === 'granted' ? [] : [caused(command, 'LandlordGranted', command.data)];
    case 'RevokeLandlord':
      return status === 'granted' ? [caused(command, 'LandlordRevoked', command.data)] : [];
  }
};

export const operatorDecider: Decider<Operator, OperatorCommand, OperatorEvent> = { initialState, evolve, decide };
