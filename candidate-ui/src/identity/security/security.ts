import { routeOf } from 'contracts/client/route';
import type {
  endSession as endEndpoint,
  endOtherSessions as endOthersEndpoint,
  listSessions,
  listSignIns,
} from 'contracts/identity/session/security.endpoints';
import { client } from '#candidate-ui/api/client';
import { useQuery } from '#candidate-ui/api/useQuery';

const access = 'authenticated';
const path = '/api/auth/sessions';
const sessionsRoute = routeOf<typeof listSessions>({ method: 'GET', path, access });
const endOthersRoute = routeOf<typeof endOthersEndpoint>({ method: 'DELETE', path, access });
const endRoute = routeOf<typeof endEndpoint>({ method: 'DELETE', path: '/api/auth/sessions/:id', access });
const signInsRoute = routeOf<typeof listSignIns>({ method: 'GET', path: '/api/auth/sign-ins', access });

export const SESSIONS = 'my-sessions';

export const useSessions = () => useQuery(SESSIONS, async () => (await client.call(sessionsRoute, {})).data);
export const useSignIns = () => useQuery('my-sign-ins', async () => (await client.call(signInsRoute, {})).data);

export const endSession = (id: string) => client.call(endRoute, { params: { id } });
export const endOtherSessions = async () => (await client.call(endOthersRoute, {})).data.ended;
