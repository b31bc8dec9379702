import type { TenantCommand } from 'contracts/identity/tenant/tenant.commands';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { guarded } from 'platform/event-store/guards';
import { holding } from '#command-service/identity/reservation/holding';
import type { Names } from '#command-service/identity/reservation/names';
import { handler, type Send } from '#command-service/kernel/command';
import { type Tenant, tenantDecider } from './tenant.decider.ts';

const sendTenant = handler('tenant', tenantDecider);

const taken = () => new Rejection('subdomain-taken', 409, { errors: { subdomain: ['subdomain-taken'] } });

/** Commands of companies; a subdomain belongs to one alone. */
export const tenantHandler = (store: EventStore, names: Names): Send<Tenant, TenantCommand> => {
  return (id, command) => {
    const claim = {
      purpose: 'subdomain' as const,
      name: command.data.subdomain,
      holder: streamName('tenant', GLOBAL, id),
    };
    return holding(names, { claim, cause: command.metadata, taken }, (guards) =>
      sendTenant(guarded(store, guards))(id, command),
    );
  };
};
