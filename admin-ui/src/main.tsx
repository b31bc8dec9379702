import { currentTenant, session } from './providers/client.ts';
import { type Entry, entryOf } from './providers/entry.ts';
import { leaveEndedSession, turnAway } from './providers/leave.ts';
import { goToLogin } from './providers/login.ts';

const entryNow = (): Entry => entryOf(session.claims(), Date.now(), currentTenant.isOfTab());

/**
 * When the session ends there is nothing to stay for; it says so where that was not the person's doing, here or in another tab.
 * Another person has a console of their own.
 */
const watch = () => {
  const who = session.claims()?.sub;
  session.subscribe((_, isFromHere) => {
    if (entryNow() === 'log-in') return isFromHere ? leaveEndedSession() : goToLogin();
    if (session.claims()?.sub !== who) window.location.reload();
  });
};

/** Without a session there is nothing to load. */
const begin = async () => {
  const entry = entryNow();
  if (entry === 'log-in') return goToLogin();
  if (entry === 'to-portal') return turnAway();
  watch();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { start } = await import('./start.tsx');
  start(root);
};

void begin();
