import type { Decider } from '@event-driven-io/emmett';
import type { TenantCommand, TenantRejection } from 'contracts/identity/tenant/tenant.commands';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

export type Tenant = { status: 'absent' } | { status: 'registered'; name: string; subdomain: string };

const initialState = (): Tenant => ({ status: 'absent' });

const evolve = (_: Tenant, event: TenantEvent): Tenant => {
  switch (event.type) {
    case 'TenantRegistered':
      return { status: 'registered', name: event.data.name, subdomain: event.data.subdomain };
  }
};

const decide = (command: TenantCommand, tenant: Tenant): TenantEvent[] => {
  if (tenant.status === 'absent') return [caused(command, 'TenantRegistered', command.data)];
  const { name, subdomain } = command.data;
  if (tenant.name === name && tenant.subdomain === subdomain) return [];
  throw new Rejection<TenantRejection>('tenant-already-exists', 409);
};

export const tenantDecider: Decider<Tenant, TenantCommand, TenantEvent> = { initialState, evolve, decide };
