import { z } from 'zod';
import { locales } from './locales.ts';

/** Languages of the product; en-us is the fallback (docs/product.md UI-1). */
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;
export { DEFAULT_LOCALE } from './locales.ts';
