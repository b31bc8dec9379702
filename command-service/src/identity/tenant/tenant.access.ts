import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import { saveTenant } from '#command-service/identity/access/access.tables';
import { accessFact } from '#command-service/identity/access/access-projection';

/** That there is a company. */
export const tenantAccess = accessFact<TenantEvent>(['TenantRegistered'], ({ pool }, { data, metadata }) =>
  saveTenant(pool, { ...data, registeredAt: metadata.occurredAt }),
);
