import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { SuspensionCommand } from 'contracts/landlord/company/suspension.commands';
import type { SuspensionEvent } from 'contracts/landlord/company/suspension.events';

/** Whether a company is shut out, since when and why. */
export type Suspension = { status: 'open' } | { status: 'suspended'; since: string; reason: string };

const initialState = (): Suspension => ({ status: 'open' });

const evolve = (_: Suspension, event: SuspensionEvent): Suspension => {
  switch (event.type) {
    case 'TenantSuspended':
      return { status: 'suspended', since: event.metadata.occurredAt, reason: event.data.reason };
    case 'TenantReinstated':
      return { status: 'open' };
  }
};

const decide = (command: SuspensionCommand, { status }: Suspension): SuspensionEvent[] => {
  switch (command.type) {
    case 'SuspendTenant':
      return status === 'open' ? [caused(command, 'TenantSuspended', command.data)] : [];
    case 'ReinstateTenant':
      return status === 'suspended' ? [caused(command, 'TenantReinstated', command.data)] : [];
  }
};

export const suspensionDecider: Decider<Suspension, SuspensionCommand, SuspensionEvent> = {
  initialState,
  evolve,
  decide,
};
