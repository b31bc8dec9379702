import { isRefreshable, workspaceIn } from 'contracts/client/claims';
import { createTabCompany } from 'contracts/client/tab-company';
import type { Workspace } from 'contracts/identity/session/session.views';
import { CANDIDATE_HOME, STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { setFlash } from 'ui-kit/page/flash';
import { client, session } from '#candidate-ui/api/client';
import { goTo, goToLogin, leaving } from '#candidate-ui/api/leave';

/** Where this browser's person is at work, as the token says; null when nobody is logged in. */
export const currentWorkspace = (): Workspace | null => {
  const claims = session.claims();
  if (!claims || !isRefreshable(claims, Date.now())) return null;
  return workspaceIn(claims);
};

/** First page of whoever is logged in (docs/product.md WS-5). */
export const homeOf = (workspace: Workspace): string => (workspace === 'tenant' ? STAFF_HOME : CANDIDATE_HOME);

/** Not for a candidate: a page of the company's. */
const isElsewhere = (redirect: string): boolean => currentWorkspace() === 'candidate' && /^\/t(\/|$)/.test(redirect);

/** Where whoever is logged in goes on to: the redirect, unless it is not for them. */
export const destination = (redirect: string | null): string =>
  redirect && !isElsewhere(redirect) ? redirect : homeOf(currentWorkspace() ?? 'tenant');

/** Goes on to there, and says so where it is not what was asked for (docs/product.md WS-6). */
export const goOn = (redirect: string | null): void => {
  if (redirect && isElsewhere(redirect)) setFlash({ kind: 'error', key: 'problem.forbidden' });
  goTo(destination(redirect));
};

/** The company that the console shows when this tab goes there. */
export const { enter: enterCompany, forget: forgetCompany } = createTabCompany();

/** Goes over to the other workspace: the token that comes back carries the other role (docs/product.md WS-3). */
export const switchWorkspace = async (workspace: Workspace): Promise<void> => {
  if (await client.forceRefresh(workspace)) return;
  goToLogin();
  return leaving();
};
