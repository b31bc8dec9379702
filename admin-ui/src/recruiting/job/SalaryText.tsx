import { useLocale } from 'candidate-ui/shared/preferences';
import type { JobView } from 'contracts/recruiting/job/job.views';
import { useTranslate } from 'react-admin';
import { formatMoney } from '#admin-ui/shared/money';

type Salary = Pick<JobView, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

/** What a job pays: a range, one bound, or nothing said. */
export const SalaryText = ({ job }: { job: Salary }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { salaryMin, salaryMax, currency, interval } = job;
  if (!currency || (salaryMin === null && salaryMax === null)) return null;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const per = interval ? ` ${t(`recruiting.job.per.${interval}`)}` : '';
  if (salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax) {
    return `${money(salaryMin)} – ${money(salaryMax)}${per}`;
  }
  if (salaryMax === null) return t('recruiting.job.salaryFrom', { amount: `${money(salaryMin ?? 0)}${per}` });
  if (salaryMin === null) return t('recruiting.job.salaryUpTo', { amount: `${money(salaryMax)}${per}` });
  return `${money(salaryMin)}${per}`;
};
