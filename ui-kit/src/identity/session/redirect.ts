/** The two dashboards (docs/product.md WS-5). */
export const STAFF_HOME = '/t';
export const CANDIDATE_HOME = '/c/interviews/mine';

/** The path that was wished for: one of this origin, and neither a login nor a sign-up; else null. */
export const safeRedirect = (wish: string | null | undefined, origin = window.location.origin): string | null => {
  if (!wish?.startsWith('/') || !URL.canParse(wish, origin)) return null;
  const target = new URL(wish, origin);
  const isWayIn = /^\/a\/(login|sign-up|forgot-password|reset-password)(\/|$)/.test(target.pathname);
  return target.origin === origin && !isWayIn ? `${target.pathname}${target.search}${target.hash}` : null;
};

/** Whether somebody who wishes to go there looks for work rather than for workers. */
export const isForCandidates = (wish: string | null): boolean => /^\/(c|a\/apply-from-source)(\/|$)/.test(wish ?? '');

const query = (wish: string | null): string => (wish ? `?redirect=${encodeURIComponent(wish)}` : '');

/** The ways in, each of which comes back to `wish`: it stands in the address, so another tab or device knows it too. */
export const waysIn = (wish: string | null) => ({
  login: wish ? `/a/login/${encodeURIComponent(wish)}` : '/a/login',
  company: `/a/sign-up${query(wish)}`,
  candidate: `/a/sign-up/candidate${query(wish)}`,
  companyCreated: `/a/created${query(wish)}`,
  candidateCreated: `/a/candidate-created${query(wish)}`,
});
