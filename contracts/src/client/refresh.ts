import type { Workspace } from '#contracts/identity/session/session.views';
import { isRefreshable, readClaims } from './claims.ts';
import { pause } from './pause.ts';
import { problemOf } from './problem-error.ts';
import type { Session } from './session.ts';

type Locks = Pick<LockManager, 'request'>;
const LOCK = 'onrecord.refresh';
/** What a tab has stored reaches others, in processes of their own, a moment later: so long nobody else exchanges. Milliseconds. */
const ARRIVAL_MS = 250;

/** How tokens are exchanged: one that has run out; or any, for the workspace that the person goes to. */
export type Exchange = {
  refresh: (token: string) => Promise<Response>;
  forceRefresh: (token: string, workspace?: Workspace) => Promise<Response>;
};

/**
 * Exchanges tokens, one exchange at a time in all tabs. `renew` exchanges one that has run out, once for all calls that wait for
 * it; `force` whichever is held. Both answer the token to go on with, or null when the session is over.
 */
export const createRefresh = ({
  session,
  exchange,
  now = Date.now,
  locks = globalThis.navigator?.locks,
}: {
  session: Session;
  exchange: Exchange;
  now?: () => number;
  locks?: Locks | undefined;
}) => {
  let underWay: Promise<string | null> | null = null;
  let forced: Promise<unknown> = Promise.resolve();

  const alone = <T>(work: () => Promise<T>): Promise<T> => Promise.resolve(locks ? locks.request(LOCK, work) : work());

  const end = (stale: string) => {
    if (session.token() === stale) session.clear();
    return session.token();
  };

  const exchanged = async (stale: string, send: (token: string) => Promise<Response>): Promise<string | null> => {
    const claims = readClaims(stale);
    if (!claims || !isRefreshable(claims, now())) return end(stale);
    const response = await send(stale);
    if (response.status === 401) return end(stale);
    if (!response.ok) throw await problemOf(response);
    const answer = (await response.json()) as { token?: string; access_token?: string };
    if (session.token() === stale) session.store(answer.token ?? answer.access_token ?? '');
    return session.token();
  };

  const renewed = (stale: string): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const exchangeOnce = async () => {
        const held = session.token();
        // Another tab was first, or the person has logged out, where another token is held.
        if (held !== stale) return resolve(held);
        resolve(await exchanged(stale, exchange.refresh));
        if (locks) await pause(ARRIVAL_MS);
      };
      alone(exchangeOnce).catch(reject);
    });

  const renew = (stale: string): Promise<string | null> => {
    underWay ??= renewed(stale).finally(() => {
      underWay = null;
    });
    return underWay;
  };

  const force = (workspace?: Workspace): Promise<string | null> => {
    const done = Promise.allSettled([forced, underWay]).then(() =>
      alone(async () => {
        const held = session.token();
        return held && exchanged(held, (token) => exchange.forceRefresh(token, workspace));
      }),
    );
    forced = done;
    return done;
  };

  return { renew, force };
};
