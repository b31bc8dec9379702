import type { ContractAddresses } from 'access/recruiting/contract-addresses';

/** Addresses of contracts that live as long as a spec. */
export const memoryContractAddresses = (): ContractAddresses => {
  const kept = new Map<string, { tenantId: string; emails: readonly string[]; version: number }>();
  return {
    put: async ({ tenantId, contractId }, emails, version) => {
      if (version > (kept.get(contractId)?.version ?? 0)) kept.set(contractId, { tenantId, emails, version });
    },
    under: async (email, { after, limit }) =>
      [...kept]
        .filter(([id, { emails }]) => emails.includes(email) && (after === null || id > after))
        .map(([contractId, { tenantId }]) => ({ tenantId, contractId }))
        .sort((a, b) => (a.contractId < b.contractId ? -1 : 1))
        .slice(0, limit),
  };
};
