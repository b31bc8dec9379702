import type { Locale } from 'contracts/kernel/locales';
import i18next from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { enUs } from '#admin-ui/i18n/en-us';

const availableLocales = [
  { locale: 'en-us', name: 'English' },
  { locale: 'pt-br', name: 'Português' },
];

const started = getI18nProvider(
  i18next,
  {
    resources: { 'en-us': { translation: enUs } },
    lng: 'en-us',
    fallbackLng: 'en-us',
    lowerCaseLng: true,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  },
  availableLocales,
);

/**
 * The provider in one language, its catalogue loaded when it is first asked for. Another language is another provider:
 * whatever translates is rendered again, and no form is lost.
 */
export const i18nIn = async (locale: Locale): Promise<I18nProvider> => {
  const provider = await started;
  if (locale === 'pt-br' && !i18next.hasResourceBundle(locale, 'translation')) {
    const { ptBr } = await import('#admin-ui/i18n/pt-br');
    i18next.addResourceBundle(locale, 'translation', ptBr);
  }
  await provider.changeLocale(locale);
  return { ...provider };
};

let more: Promise<void> | undefined;

/** Adds the words of all pages but the first: whatever says one of them waits for this. */
export const loadMoreWords = (): Promise<void> => {
  more ??= Promise.all([import('#admin-ui/i18n/more.en-us'), started]).then(([{ moreEnUs }]) => {
    i18next.addResourceBundle('en-us', 'translation', moreEnUs, true, true);
  });
  return more;
};

/** Translates outside of components, in the language that is shown. */
export const translateNow = (key: string, { _: fallback, ...rest }: Record<string, unknown> = {}): string =>
  i18next.t(key, { ...rest, ...(typeof fallback === 'string' && { defaultValue: fallback }) });
