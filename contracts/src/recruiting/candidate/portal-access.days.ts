/** Days for which a candidate may confirm the password that staff have set. */
export const PORTAL_ACCESS_DAYS = 7;
