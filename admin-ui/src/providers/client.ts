import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { createSession } from 'contracts/client/session';
import { createTabCompany } from 'contracts/client/tab-company';

export const session = createSession();

/** The company that this page shows; null until the first answer of `me` has told. */
export const currentTenant = createTabCompany();

export const client = createClient({ session, positions: createPositions(), tenant: currentTenant.get });
export type ApiClient = typeof client;
