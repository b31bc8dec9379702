/** The two dashboards (docs/product.md WS-5). */
export const STAFF_HOME = '/t';
export const CANDIDATE_HOME = '/c/interviews/mine';

/** The path to go on to: one of this origin, and neither a login nor a sign-up; else null. */
export const safeRedirect = (redirect: string | null | undefined, origin = window.location.origin): string | null => {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, origin)) return null;
  const target = new URL(redirect, origin);
  const isWayIn = /^\/a\/(login|sign-up|forgot-password|reset-password)(\/|$)/.test(target.pathname);
  return target.origin === origin && !isWayIn ? `${target.pathname}${target.search}${target.hash}` : null;
};

/** Whether somebody who goes there looks for work rather than for workers. */
export const isForCandidates = (redirect: string | null): boolean =>
  /^\/(c|a\/apply-(from-source|to-interview)|a\/join-training)(\/|$)/.test(redirect ?? '');

const query = (redirect: string | null): string => (redirect ? `?redirect=${encodeURIComponent(redirect)}` : '');

/** The ways in, each of which comes back to `redirect`: it stands in the address, so another tab or device knows it too. */
export const waysIn = (redirect: string | null) => ({
  login: redirect ? `/a/login/${encodeURIComponent(redirect)}` : '/a/login',
  company: `/a/sign-up${query(redirect)}`,
  candidate: `/a/sign-up/candidate${query(redirect)}`,
  companyCreated: `/a/created${query(redirect)}`,
  candidateCreated: `/a/candidate-created${query(redirect)}`,
});

/** The page of the portal that a redirect leads to, as a mail may name it: without a query, which could hold a secret. */
export const portalPage = (redirect: string | null): string | undefined => {
  const path = redirect?.split(/[?#]/)[0] ?? '';
  return path.length <= 200 && /^\/c(\/[A-Za-z0-9_-]+)*$/.test(path) ? path : undefined;
};
