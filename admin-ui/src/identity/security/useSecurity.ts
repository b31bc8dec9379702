import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type {
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
} from 'contracts/identity/session/security.endpoints';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

const access = 'authenticated';
const path = '/api/auth/sessions';
const sessionsRoute = routeOf<typeof listSessions>({ method: 'GET', path, access });
const endOthersRoute = routeOf<typeof endOtherSessions>({ method: 'DELETE', path, access });
const endRoute = routeOf<typeof endSession>({ method: 'DELETE', path: '/api/auth/sessions/:id', access });
const signInsRoute = routeOf<typeof listSignIns>({ method: 'GET', path: '/api/auth/sign-ins', access });

const SESSIONS = ['identity', 'sessions'];

/** Asks, and says in the reader's language why there is no answer. */
const useAsked = <T>(queryKey: string[], ask: () => Promise<{ data: T }>) => {
  const t = useTranslate();
  return useQuery<T, Error>({
    queryKey,
    queryFn: async () => {
      try {
        return (await ask()).data;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    retry: false,
  });
};

export const useSessions = () => useAsked(SESSIONS, () => client.call(sessionsRoute, {}));
export const useSignIns = () => useAsked(['identity', 'sign-ins'], () => client.call(signInsRoute, {}));

/** Ends one session by its id, or all others where none is named. */
export const useEndSessions = (onEnded: () => void) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      await (id === null ? client.call(endOthersRoute, {}) : client.call(endRoute, { params: { id } }));
    },
    onSuccess: async () => {
      notify('security.sessions.ended', { type: 'success' });
      onEnded();
      await queries.invalidateQueries({ queryKey: SESSIONS });
    },
    onError: (failure) => notify((toHttpError(failure, t) as Error).message, { type: 'error' }),
  });
};
