import type { Standing, Standings } from '#command-service/landlord/suspension/standings';

/** Every company is there, and open until it is suspended, as long as a spec lives. */
export const memoryStandings = () => {
  const standings = new Map<string, Standing>();
  const absent = new Set<string>();
  const store: Standings = {
    nameOf: async (tenantId) => (absent.has(tenantId) ? null : 'Harbor & Pine'),
    isSuspended: async (tenantId) => (standings.get(tenantId)?.suspendedAt ?? null) !== null,
    save: async (standing) => void standings.set(standing.tenantId, standing),
  };
  return { store, absent };
};
