import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { createSession, TENANT_KEY } from 'contracts/client/session';

export const session = createSession();

/** The company this browser works in, by id; null until the first answer of `me` has told. */
export const currentTenant = {
  get: () => localStorage.getItem(TENANT_KEY),
  set: (tenantId: string) => localStorage.setItem(TENANT_KEY, tenantId),
  clear: () => localStorage.removeItem(TENANT_KEY),
};

export const client = createClient({ session, positions: createPositions(), tenant: currentTenant.get });
export type ApiClient = typeof client;
