import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { PlatformAdminCommand } from 'contracts/landlord/platform-admin/platform-admin.commands';
import type { PlatformAdminEvent } from 'contracts/landlord/platform-admin/platform-admin.events';

export type PlatformAdmin = { status: 'absent' } | { status: 'granted'; grantedAt: Date } | { status: 'revoked' };

const initialState = (): PlatformAdmin => ({ status: 'absent' });

const evolve = (_: PlatformAdmin, event: PlatformAdminEvent): PlatformAdmin => {
  switch (event.type) {
    case 'PlatformAdminGranted':
      return { status: 'granted', grantedAt: new Date(event.metadata.occurredAt) };
    case 'PlatformAdminRevoked':
      return { status: 'revoked' };
  }
};

const decide = (command: PlatformAdminCommand, { status }: PlatformAdmin): PlatformAdminEvent[] => {
  switch (command.type) {
    case 'GrantPlatformAdmin':
      return status === 'granted' ? [] : [caused(command, 'PlatformAdminGranted', command.data)];
    case 'RevokePlatformAdmin':
      return status === 'granted' ? [caused(command, 'PlatformAdminRevoked', command.data)] : [];
  }
};

export const platformAdminDecider: Decider<PlatformAdmin, PlatformAdminCommand, PlatformAdminEvent> = {
  initialState,
  evolve,
  decide,
};
