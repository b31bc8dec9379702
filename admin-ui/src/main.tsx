import { session } from './providers/client.ts';
import { entryOf } from './providers/entry.ts';
import { goToLogin, goToPortal } from './providers/login.ts';

const elsewhere = { 'log-in': goToLogin, 'to-portal': goToPortal };

/** Without a session there is nothing to load; when it ends, here or in another tab, there is nothing to stay for. */
const begin = async () => {
  const entry = entryOf(session.claims(), Date.now());
  if (entry !== 'enter') return elsewhere[entry]();
  session.subscribe(() => {
    const next = entryOf(session.claims(), Date.now());
    if (next !== 'enter') elsewhere[next]();
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { start } = await import('./start.tsx');
  start(root);
};

void begin();
