import { isRefreshable } from 'contracts/client/claims';
import { session } from './providers/client.ts';
import { goToLogin, goToPortal } from './providers/login.ts';

const isCandidate = (): boolean => session.claims()?.rls?.Candidate === true;

/** Without a session there is nothing to load; when it ends, here or in another tab, there is nothing to stay for. */
const begin = async () => {
  const claims = session.claims();
  if (!claims || !isRefreshable(claims, Date.now())) return goToLogin();
  if (isCandidate()) return goToPortal();
  session.subscribe((token) => {
    if (token === null) goToLogin();
    else if (isCandidate()) goToPortal();
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { start } = await import('./start.tsx');
  start(root);
};

void begin();
