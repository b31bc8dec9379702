import { isRefreshable } from 'contracts/client/claims';
import type { TokenClaims } from 'contracts/identity/session/session.views';

/** What becomes of somebody who opens a page of the console. */
export type Entry = 'log-in' | 'to-portal' | 'enter';

/**
 * Nobody logs in first; whoever is in the candidate workspace is moved to its dashboard (docs/product.md WS-6), save in a tab that
 * is in a company: it was another tab that left (WS-12).
 */
export const entryOf = (claims: TokenClaims | null, now: number, isOfCompany: boolean): Entry => {
  if (!claims || !isRefreshable(claims, now)) return 'log-in';
  return claims.rls?.Candidate === true && !isOfCompany ? 'to-portal' : 'enter';
};
