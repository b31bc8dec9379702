import type { Locale } from 'contracts/kernel/locales';
import i18next from 'i18next';
import type { I18nProvider } from 'react-admin';
import { i18nIn, loadMoreWords } from '#admin-ui/providers/i18nProvider';
import { landlordEnUs } from './landlord.en-us.ts';
import { landlordPtBr } from './landlord.pt-br.ts';

const texts = { 'en-us': landlordEnUs, 'pt-br': landlordPtBr };

/** The console's texts, and beside them those of this area, which the console does not carry. */
export const landlordI18nIn = async (locale: Locale): Promise<I18nProvider> => {
  const [provider] = await Promise.all([i18nIn(locale), loadMoreWords()]);
  i18next.addResourceBundle(locale, 'translation', texts[locale], true, true);
  return provider;
};
