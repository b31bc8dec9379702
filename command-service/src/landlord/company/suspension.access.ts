import type { SuspensionEvent } from 'contracts/landlord/company/suspension.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { type Suspension, suspensionDecider } from './suspension.decider.ts';
import { postgresTenantStatuses, type TenantStatus, type TenantStatuses } from './tenant-statuses.ts';

/** Whether a company is open. */
export const suspensionAccess = accessProjection({
  types: ['TenantSuspended', 'TenantReinstated'] satisfies SuspensionEvent['type'][],
  decider: suspensionDecider,
  open: (pool, _, work) => work(postgresTenantStatuses(pool)),
  save: async (
    tenantStatuses: Pick<TenantStatuses, 'save'>,
    { state, version }: Written<Suspension>,
    { id: tenantId }: Pick<StreamId, 'id'>,
  ): Promise<TenantStatus> => {
    const [suspendedAt, reason] = state.status === 'suspended' ? [state.since, state.reason] : [null, null];
    const status = { tenantId, suspendedAt, reason, version };
    await tenantStatuses.save(status);
    return status;
  },
});
