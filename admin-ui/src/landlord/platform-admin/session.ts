import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { createSession } from 'contracts/client/session';

/** Kept apart from the session of the console: one person may hold both in one browser. */
export const session = createSession({ key: 'onrecord.landlord.token' });

export const client = createClient({
  session,
  positions: createPositions(),
  refreshPath: '/api/landlord/auth/refresh',
});
