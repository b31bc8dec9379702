/** What the machine has, best first; the named Linux families stand before the generic one, which is often too wide. */
export const fontFamily =
  '"Inter", -apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif';
