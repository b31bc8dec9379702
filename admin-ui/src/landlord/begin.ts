import { isRefreshable } from 'contracts/client/claims';
import { session } from './platform-admin/session.ts';

const isLoggedIn = (): boolean => {
  const claims = session.claims();
  return claims !== null && isRefreshable(claims, Date.now());
};

/** The login, or what is behind it: both stand at whatever address was asked for, and one follows the other there. */
export const begin = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const was = isLoggedIn();
  session.subscribe(() => {
    if (isLoggedIn() !== was) window.location.reload();
  });
  const { start } = was ? await import('./start.tsx') : await import('./platform-admin/start-login.tsx');
  start(root);
};
