import type { TokenClaims, Workspace } from '#contracts/identity/session/session.views';

/** What a token says, read without verifying it: enough to know when to refresh. Null when it is not a token. */
export const readClaims = (token: string): TokenClaims | null => {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (unit) =>
      unit.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
};

const isClaims = (value: unknown): value is TokenClaims =>
  typeof value === 'object' &&
  value !== null &&
  'exp' in value &&
  typeof value.exp === 'number' &&
  'rli' in value &&
  typeof value.rli === 'number';

/** Seconds before `exp` from which a token is taken as expired, so that it does not run out on its way. */
const MARGIN = 5;

export const isExpired = (claims: TokenClaims, now: number): boolean => now >= (claims.exp - MARGIN) * 1000;

/** An expired token can be exchanged for `rli` minutes. */
export const isRefreshable = (claims: TokenClaims, now: number): boolean => now < (claims.exp + claims.rli * 60) * 1000;

/** Whether `received` is a later token than `held`: another session's, or a later rotation of the same. */
export const isLater = (received: string, held: string): boolean => {
  const [next, current] = [readClaims(received), readClaims(held)];
  if (!next || !current) return next !== null;
  return next.sid === current.sid ? next.gen > current.gen : next.iat >= current.iat;
};

/** Where the person is at work, as the token says. */
export const workspaceIn = ({ rls }: Pick<TokenClaims, 'rls'>): Workspace =>
  rls['Tenant Staff'] ? 'tenant' : 'candidate';
