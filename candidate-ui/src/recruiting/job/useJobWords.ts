import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { countryName, formatMoney } from '#candidate-ui/shared/formats';
import { useLocale } from '#candidate-ui/shared/preferences';

type Place = { location: string; country: string | null };
type Salary = Pick<PublicJobView, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

/** Facts of a job as one reads them; empty where the company says nothing. */
export const useJobWords = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const salary = ({ salaryMin, salaryMax, currency, interval }: Salary): string => {
    if (!currency || (salaryMin === null && salaryMax === null)) return '';
    const money = (minor: number | null) => formatMoney(minor ?? 0, currency, locale);
    const per = interval ? ` ${t(`job.per.${interval}`)}` : '';
    if (salaryMax === null) return t('job.salaryFrom', { amount: money(salaryMin) }) + per;
    if (salaryMin === null) return t('job.salaryUpTo', { amount: money(salaryMax) }) + per;
    return (salaryMin === salaryMax ? money(salaryMin) : `${money(salaryMin)} – ${money(salaryMax)}`) + per;
  };
  return {
    place: ({ location, country }: Place) =>
      [location, country && countryName(country, locale)].filter(Boolean).join(', '),
    employmentType: (type: PublicJobView['employmentType']) => (type ? t(`job.employmentType.${type}`) : ''),
    salary,
  };
};
