import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { StorageQuotaCommand } from 'contracts/landlord/company/storage-quota.commands';
import type { StorageQuotaEvent } from 'contracts/landlord/company/storage-quota.events';

/** Null: as many bytes as every other company. */
type Quota = { quotaBytes: number | null };

export const storageQuotaDecider: Decider<Quota, StorageQuotaCommand, StorageQuotaEvent> = {
  initialState: () => ({ quotaBytes: null }),
  evolve: (_, { data }) => data.to,
  decide: (command, { quotaBytes: before }) => {
    const { tenantId, quotaBytes } = command.data;
    const changes = { from: { quotaBytes: before }, to: { quotaBytes } };
    return before === quotaBytes ? [] : [caused(command, 'StorageQuotaChanged', { tenantId, ...changes })];
  },
};
