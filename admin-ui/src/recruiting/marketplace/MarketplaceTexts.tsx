import { formatMoney } from 'contracts/kernel/money';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useTranslate } from 'react-admin';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';

type Of = { record: MarketplaceCandidateView };

export const PlaceText = ({ record: { city, state, country } }: Of) => {
  const locale = useLocale();
  return [city, state, countryName(country, locale)].filter(Boolean).join(', ');
};

/** What somebody wants to be paid in a year. */
export const SalaryText = ({ record: { expectedSalary, salaryCurrency } }: Of) => {
  const t = useTranslate();
  const locale = useLocale();
  if (expectedSalary === null || salaryCurrency === null) return null;
  return `${formatMoney(expectedSalary, salaryCurrency, locale)} ${t('resources.jobs.per.annually')}`;
};

export const LanguagesText = ({ record: { languages } }: Of) => {
  const t = useTranslate();
  return languages
    .map(({ name, level }) => (level ? `${name} (${t(`resources.candidates.items.languages.level.${level}`)})` : name))
    .join(', ');
};

export const YearsText = ({ years }: { years: number }) => {
  const t = useTranslate();
  return t('resources.marketplace-candidates.years', { smart_count: years });
};
