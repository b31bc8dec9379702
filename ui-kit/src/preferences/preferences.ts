import { DEFAULT_LOCALE, type Locale, localeNamed, locales, understoodTags } from 'contracts/kernel/locales';
import { useSyncExternalStore } from 'react';
import type { Mode } from '#ui-kit/theme/palette';
import { LOCALE_KEY } from './locale-key.ts';

/** What this browser's person likes, kept in local storage and the same in both interfaces and all tabs. */
export type ThemeChoice = Mode | 'system';

type Preference<T extends string> = {
  get: () => T;
  /** Whether this browser has been told. */
  isSet: () => boolean;
  set: (value: T) => void;
  subscribe: (tell: () => void) => () => void;
};

const preference = <T extends string>(key: string, options: readonly T[], fallback: () => T): Preference<T> => {
  const listeners = new Set<() => void>();
  return {
    get: () => options.find((option) => option === localStorage.getItem(key)) ?? fallback(),
    isSet: () => options.some((option) => option === localStorage.getItem(key)),
    set: (value) => {
      localStorage.setItem(key, value);
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      window.addEventListener('storage', tell);
      return () => {
        listeners.delete(tell);
        window.removeEventListener('storage', tell);
      };
    },
  };
};

/** The first language of this browser that the product has. */
const browserLocale = (): Locale =>
  navigator.languages.map((tag) => understoodTags[tag.toLowerCase()]).find((locale) => locale !== undefined) ??
  DEFAULT_LOCALE;

export const localePreference = preference<Locale>(LOCALE_KEY, locales, browserLocale);
export const themePreference = preference<ThemeChoice>('onrecord.theme', ['system', 'light', 'dark'], () => 'system');

/** Keeps a language that others name, an account or `?lang=`, unless this browser has been told (docs/product.md UI-1). */
export const proposeLocale = (locale: Locale | undefined): void => {
  if (locale && !localePreference.isSet()) localePreference.set(locale);
};

/** Keeps the language that the address of this page asks for. */
export const takeLang = (): void => proposeLocale(localeNamed(new URLSearchParams(window.location.search).get('lang')));

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: as chosen, else as the system has it. */
export const currentMode = (): Mode => {
  const choice = themePreference.get();
  if (choice !== 'system') return choice;
  return darkSystem().matches ? 'dark' : 'light';
};

export const subscribeToMode = (tell: () => void) => {
  const system = darkSystem();
  const stop = themePreference.subscribe(tell);
  system.addEventListener('change', tell);
  return () => {
    stop();
    system.removeEventListener('change', tell);
  };
};

/** Shows the page in the mode that is chosen, and follows the choice. */
export const startMode = () => {
  const show = () => {
    document.documentElement.dataset.mode = currentMode();
  };
  show();
  subscribeToMode(show);
};

export const useMode = (): Mode => useSyncExternalStore(subscribeToMode, currentMode);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(themePreference.subscribe, themePreference.get);
export const useLocale = (): Locale => useSyncExternalStore(localePreference.subscribe, localePreference.get);
