import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import type {
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
} from 'contracts/identity/session/security.endpoints';
import { useSend } from '#ui-kit/api/useSend';

const access = 'authenticated';
const path = '/api/auth/sessions';
const sessionsRoute = routeOf<typeof listSessions>({ method: 'GET', path, access });
const endOthersRoute = routeOf<typeof endOtherSessions>({ method: 'DELETE', path, access });
const endRoute = routeOf<typeof endSession>({ method: 'DELETE', path: '/api/auth/sessions/:id', access });
const signInsRoute = routeOf<typeof listSignIns>({ method: 'GET', path: '/api/auth/sign-ins', access });

/** Where I am logged in. */
export const readSessions = (client: Client) => client.call(sessionsRoute, {}).then(({ data }) => data);
/** Who logged in to my account, and who tried. */
export const readSignIns = (client: Client) => client.call(signInsRoute, {}).then(({ data }) => data);

type Options = {
  onEnded: () => void;
  /** Takes the translation key of why it was refused. */
  onRefused: (message: string) => void;
};

/** Ends one session by its id, or all others where none is named. */
export const useEndSessions = (client: Client, { onEnded, onRefused }: Options) => {
  const { attempt, isBusy } = useSend(async (id: string | null): Promise<void> => {
    await (id === null ? client.call(endOthersRoute, {}) : client.call(endRoute, { params: { id } }));
  });
  const end = async (id: string | null) => {
    const { refusal } = await attempt(id);
    if (refusal) onRefused(`problem.${refusal.code}`);
    else onEnded();
  };
  return { end, isBusy };
};
