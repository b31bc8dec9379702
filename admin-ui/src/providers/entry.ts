import { isRefreshable } from 'contracts/client/claims';
import type { TokenClaims } from 'contracts/identity/session/session.views';

/** What becomes of somebody who opens a page of the console. */
export type Entry = 'log-in' | 'to-portal' | 'enter';

/** Nobody logs in first; whoever is in the candidate workspace is moved to its dashboard (docs/product.md WS-6). */
export const entryOf = (claims: TokenClaims | null, now: number): Entry => {
  if (!claims || !isRefreshable(claims, now)) return 'log-in';
  return claims.rls?.Candidate === true ? 'to-portal' : 'enter';
};
