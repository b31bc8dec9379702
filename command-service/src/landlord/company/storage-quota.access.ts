import type { StorageQuotaEvent } from 'contracts/landlord/company/storage-quota.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { storageQuotaDecider } from './storage-quota.decider.ts';
import { postgresTenantStatuses, type TenantStatuses } from './tenant-statuses.ts';

/** How many bytes a company may keep. */
export const storageQuotaAccess = accessProjection({
  types: ['StorageQuotaChanged'] satisfies StorageQuotaEvent['type'][],
  decider: storageQuotaDecider,
  open: (pool, _, work) => work(postgresTenantStatuses(pool)),
  save: (
    tenantStatuses: Pick<TenantStatuses, 'saveQuota'>,
    { state: { quotaBytes }, version }: Written<{ quotaBytes: number | null }>,
    { id: tenantId }: Pick<StreamId, 'id'>,
  ): Promise<void> => tenantStatuses.saveQuota({ tenantId, quotaBytes, version }),
});
