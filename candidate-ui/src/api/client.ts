import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { createSession } from 'contracts/client/session';

export const session = createSession();
export const client = createClient({
  session,
  positions: createPositions(),
  fetch: (input, init) => globalThis.fetch(input, init),
});
