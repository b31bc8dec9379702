/** Days that a sign-in is remembered. */
export const SIGN_IN_DAYS = 90;
