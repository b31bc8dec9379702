/** The login page that comes back to where the person was. */
export const loginPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/a/login/${encodeURIComponent(pathname + search + hash)}`;

export const goToLogin = () => window.location.replace(loginPath(window.location));
