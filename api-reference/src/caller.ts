import { createClient } from 'contracts/client/client';
import { createPositions } from 'contracts/client/positions';
import { createSession } from 'contracts/client/session';
import { createTabCompany } from 'contracts/client/tab-company';
import { me } from 'contracts/identity/session/session.endpoints';

const session = createSession();
const company = createTabCompany().get();
const tenant = () => company;
const client = createClient({ session, positions: createPositions(), tenant });

/** Who has logged in with this browser. */
export const caller = { token: client.token, tenant };

const NOBODY = 'Nobody is logged in. Log in at /a/login, or type an API key under “Authorize”, to try requests.';

/** Says with whose rights requests are sent. */
export const describeCaller = async (): Promise<string> => {
  const answer =
    session.token() && (await client.call(me, { query: company ? { tenant: company } : {} }).catch(() => null));
  if (!answer) return NOBODY;
  const { name, currentTenant } = answer.data.data;
  return `Requests are sent as ${name}${currentTenant ? ` of ${currentTenant.name}` : ''}, and change real data. An API key typed under “Authorize” goes first.`;
};
