import type { Workspace } from '#contracts/identity/session/session.views';
import { isRefreshable, readClaims } from './claims.ts';
import { problemOf } from './problem-error.ts';
import type { Session } from './session.ts';

type Locks = Pick<LockManager, 'request'>;
const LOCK = 'onrecord.refresh';
/** The storage of a browser is one per process: what a tab has stored reaches the next a moment after the lock does. Milliseconds. */
const ARRIVAL_MS = 300;

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

  /** Resolves when the token has changed, in this tab or in another, at the latest when it should have come over from there. */
  const tokenArrives = () =>
    new Promise<void>((resolve) => {
      const settle = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const stop = session.subscribe(settle);
      const timer = setTimeout(settle, ARRIVAL_MS);
    });

  const alone = async (work: () => Promise<string | null>): Promise<string | null> => {
    if (!locks) return work();
    const before = session.token();
    const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) => lock && { token: await work() });
    if (first) return first.token;
    return locks.request(LOCK, async () => {
      if (session.token() === before) await tokenArrives();
      return work();
    });
  };

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

  const renew = (stale: string): Promise<string | null> => {
    // Another tab was first, or the person has logged out, where another token is held.
    underWay ??= alone(async () => {
      const held = session.token();
      return held === stale ? exchanged(stale, exchange.refresh) : held;
    }).finally(() => {
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
