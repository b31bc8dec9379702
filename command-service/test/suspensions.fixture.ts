import type { TenantStatus, TenantStatuses } from '#command-service/landlord/company/tenant-statuses';

/** Every company is there, and open until it is suspended, as long as a spec lives. */
export const memoryTenantStatuses = () => {
  const tenantStatuses = new Map<string, TenantStatus>();
  const absent = new Set<string>();
  const store: TenantStatuses = {
    nameOf: async (tenantId) => (absent.has(tenantId) ? null : 'Harbor & Pine'),
    isSuspended: async (tenantId) => (tenantStatuses.get(tenantId)?.suspendedAt ?? null) !== null,
    suspending: (_company, run) => run(),
    saveLimits: async () => undefined,
    saveQuota: async () => undefined,
    save: async (status) => void tenantStatuses.set(status.tenantId, status),
  };
  return { store, absent };
};
