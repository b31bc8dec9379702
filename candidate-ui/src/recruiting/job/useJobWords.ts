import { placeOf } from 'contracts/recruiting/job/job.place';
import { salaryWords } from 'contracts/recruiting/job/job.salary';
import type { PublicJobView } from 'contracts/recruiting/public/public.views';
import { countryName } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useLocale } from 'ui-kit/preferences/preferences';

type Place = Pick<PublicJobView, 'location' | 'country' | 'workplaceType'> & { city?: string; region?: string };
type Salary = Pick<PublicJobView, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

const boundKey = { from: 'job.salaryFrom', 'up-to': 'job.salaryUpTo' } as const;

/** Facts of a job as one reads them; empty where the company says nothing. */
export const useJobWords = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const salary = ({ interval, ...job }: Salary): string => {
    const words = salaryWords(job, locale);
    if (words === null) return '';
    const per = interval ? ` ${t(`job.per.${interval}`)}` : '';
    return (words.bound === 'exact' ? words.amount : t(boundKey[words.bound], { amount: words.amount })) + per;
  };
  return {
    /** The place, and whether one works there. */
    place: ({ location, city = '', region = '', country, workplaceType }: Place) => {
      const place = [placeOf({ location, city, region }), country && countryName(country, locale)];
      const workplace = workplaceType && t(`job.workplaceTypes.${workplaceType}`);
      return [place.filter(Boolean).join(', '), workplace].filter(Boolean).join(' · ');
    },
    employmentTypes: (types: PublicJobView['employmentTypes']) =>
      types.map((type) => t(`job.employmentTypes.${type}`)).join(', '),
    salary,
  };
};
