import { isRefreshable, readClaims } from './claims.ts';
import { problemOf } from './problem-error.ts';
import type { Session } from './session.ts';

type Locks = Pick<LockManager, 'request'>;
const LOCK = 'onrecord.refresh';

/**
 * Exchanges a token that has run out, once for all calls that wait for it, and once for all tabs. Answers the token to
 * go on with, or null when the session is over.
 */
export const createRefresh = ({
  session,
  exchange,
  now = Date.now,
  locks = globalThis.navigator?.locks,
}: {
  session: Session;
  exchange: (token: string) => Promise<Response>;
  now?: () => number;
  locks?: Locks | undefined;
}) => {
  let underWay: Promise<string | null> | null = null;

  const end = (stale: string) => {
    if (session.token() === stale) session.clear();
    return session.token();
  };

  const renew = async (stale: string): Promise<string | null> => {
    const held = session.token();
    if (held !== stale) return held; // another tab was first, or the person has logged out
    const claims = readClaims(stale);
    if (!claims || !isRefreshable(claims, now())) return end(stale);
    const response = await exchange(stale);
    if (response.status >= 500 || response.status === 429) throw await problemOf(response);
    if (!response.ok) return end(stale);
    const { token } = (await response.json()) as { token: string };
    if (session.token() === stale) session.store(token);
    return session.token();
  };

  return (stale: string): Promise<string | null> => {
    underWay ??= Promise.resolve(locks ? locks.request(LOCK, () => renew(stale)) : renew(stale)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
};
