import { session } from './client.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The login page that comes back to where the person was. */
export const loginPath = ({ pathname, search, hash }: Place): string =>
  `/a/login/${encodeURIComponent(pathname + search + hash)}`;

let isLeaving = false;

/** Once: what else goes wrong while the page is being left does not change where to. */
const leave = (path: string) => {
  if (isLeaving) return;
  isLeaving = true;
  window.location.replace(path);
};

export const goToLogin = () => leave(loginPath(window.location));

/** Ends the session in this browser and goes on to `path`. */
export const forgetSession = (path: string) => {
  leave(path);
  session.clear();
};

/** Another bundle, or this one from its beginning: nothing that was read before is kept. */
export const goTo = leave;

export const loadAgain = () => window.location.reload();

/** Never settles: the page is being left, and nothing that waits should go on. */
export const leaving = () => new Promise<never>(() => undefined);
