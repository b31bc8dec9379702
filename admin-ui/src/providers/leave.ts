import { setFlash } from 'ui-kit/page/flash';
import { goToLogin, goToPortal } from './login.ts';

/** The session is over without the person's doing: the login page says so, and leads back to here (docs/product.md ID-16). */
export const leaveEndedSession = () => {
  setFlash({ kind: 'error', key: 'session.authenticationError' });
  goToLogin();
};

/** Whoever is no staff has no business here, and is told so where they are moved (docs/product.md WS-6). */
export const turnAway = () => {
  setFlash({ kind: 'error', key: 'problem.forbidden' });
  goToPortal();
};
