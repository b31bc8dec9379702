import type { Locale } from 'contracts/kernel/locales';
import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localePreference } from '#candidate-ui/shared/preferences';
import { languageTag } from './language-tag.ts';

/** A language's catalogue, loaded when it is first asked for. en-us stands beneath every other. */
export type Catalogues = { 'en-us': ResourceKey } & Record<Exclude<Locale, 'en-us'>, () => Promise<ResourceKey>>;

/** Starts i18next in the preferred language and follows that preference from then on, `<html lang>` included. */
export const startI18n = async (catalogues: Catalogues) => {
  const load = async (locale: Locale) => {
    if (locale !== 'en-us' && !i18next.hasResourceBundle(locale, 'translation')) {
      i18next.addResourceBundle(locale, 'translation', await catalogues[locale]());
    }
  };
  const follow = async () => {
    const locale = localePreference.get();
    await load(locale);
    await i18next.changeLanguage(locale);
    document.documentElement.lang = languageTag(locale);
  };
  await i18next.use(initReactI18next).init({
    resources: { 'en-us': { translation: catalogues['en-us'] } },
    lng: 'en-us',
    fallbackLng: 'en-us',
    lowerCaseLng: true,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await follow();
  localePreference.subscribe(() => void follow());
};
