/** Languages of the product, apart from their schema: pages that must stay small import these without zod. */
export const locales = ['en-us', 'pt-br'] as const;
export type Locale = (typeof locales)[number];
/** docs/product.md UI-1 */
export const DEFAULT_LOCALE: Locale = 'en-us';
