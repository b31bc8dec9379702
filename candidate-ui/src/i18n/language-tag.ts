import type { Locale } from 'contracts/kernel/locales';

/** The tag browsers and screen readers know: `pt-br` → `pt-BR`. */
export const languageTag = (locale: Locale): string => locale.replace(/-\w+$/, (region) => region.toUpperCase());
