import { isRefreshable } from 'contracts/client/claims';
import type { Workspace } from 'contracts/identity/session/session.views';
import { CANDIDATE_HOME, STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { client, session } from '#candidate-ui/api/client';
import { goToLogin, leaving } from '#candidate-ui/api/leave';

/** Where this browser's person is at work, as the token says; null when nobody is logged in. */
export const currentWorkspace = (): Workspace | null => {
  const claims = session.claims();
  if (!claims || !isRefreshable(claims, Date.now())) return null;
  return claims.rls['Tenant Staff'] ? 'tenant' : 'candidate';
};

/** First page of whoever is logged in (docs/product.md WS-5). */
export const homeOf = (workspace: Workspace): string => (workspace === 'tenant' ? STAFF_HOME : CANDIDATE_HOME);

/** Where whoever is logged in goes on to: the redirect, unless that is a page of the company's and they are not in one. */
export const destination = (redirect: string | null): string => {
  const workspace = currentWorkspace() ?? 'tenant';
  const isElsewhere = workspace === 'candidate' && /^\/t(\/|$)/.test(redirect ?? '');
  return redirect && !isElsewhere ? redirect : homeOf(workspace);
};

/** The company that the console opens first, by id. */
const TENANT_KEY = 'onrecord.tenant';
export const rememberCompany = (id: string) => localStorage.setItem(TENANT_KEY, id);
export const forgetCompany = () => localStorage.removeItem(TENANT_KEY);

/** Goes over to the other workspace: the token that comes back carries the other role (docs/product.md WS-3). */
export const switchWorkspace = async (workspace: Workspace): Promise<void> => {
  if (await client.forceRefresh(workspace)) return;
  goToLogin();
  return leaving();
};
