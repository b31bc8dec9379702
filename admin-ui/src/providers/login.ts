/** The login page that comes back to where the person was. */
export const loginPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/a/login/${encodeURIComponent(pathname + search + hash)}`;

/** The console from its beginning; what the router kept with this address is not for the page that comes. */
export const enterConsole = () => {
  window.history.replaceState(null, '');
  window.location.replace('/t');
};

/** First page of the candidate workspace: whoever is in it has no business here (docs/product.md WS-6). */
export const goToPortal = () => window.location.replace('/c/interviews/mine');

/** Leaves the console for a page of the portal. */
export const leaveFor = (path: string) => window.location.replace(path);

export const goToLogin = () => window.location.replace(loginPath(window.location));
