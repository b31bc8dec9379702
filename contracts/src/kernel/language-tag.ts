import type { Locale } from './locales.ts';

/** The tag that browsers, screen readers and Intl know: `pt-br` → `pt-BR`. */
export const languageTag = (locale: Locale): string => locale.replace(/-\w+$/, (region) => region.toUpperCase());
