import { z } from 'zod';

/** Languages of the product; en-us is the fallback (spec section 1). */
export const Locale = z.enum(['en-us', 'pt-br']);
export type Locale = z.infer<typeof Locale>;
export const DEFAULT_LOCALE: Locale = 'en-us';
