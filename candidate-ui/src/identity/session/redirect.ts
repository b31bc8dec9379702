/** Where staff land without another wish. */
export const HOME = '/t';

/** The path to go to after logging in: one of this origin, and not the login page itself; else `HOME`. */
export const safeRedirect = (wish: string | undefined, origin = window.location.origin): string => {
  if (!wish?.startsWith('/') || !URL.canParse(wish, origin)) return HOME;
  const target = new URL(wish, origin);
  const isHere = target.origin === origin && !target.pathname.startsWith('/a/login');
  return isHere ? `${target.pathname}${target.search}${target.hash}` : HOME;
};
