import type { Locale } from 'contracts/kernel/locales';
import type { ThemeChoice } from './preferences.ts';

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { 'en-us': 'English', 'pt-br': 'Português' };
export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark'];
