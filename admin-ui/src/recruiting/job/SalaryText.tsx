import type { JobView } from 'contracts/recruiting/job/job.entity';
import { salaryWords } from 'contracts/recruiting/job/job.salary';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { TextTools } from '#admin-ui/shared/list/cell-text';

const boundKey = { from: 'resources.jobs.salaryFrom', 'up-to': 'resources.jobs.salaryUpTo' } as const;

type Salary = Pick<JobView, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

/** What a job pays: a range, one bound, or nothing said. */
export const salaryText = (job: Salary, { t, locale }: Pick<TextTools, 't' | 'locale'>): string => {
  const words = salaryWords(job, locale);
  if (words === null) return '';
  const amount = job.interval ? `${words.amount} ${t(`resources.jobs.per.${job.interval}`)}` : words.amount;
  return words.bound === 'exact' ? amount : t(boundKey[words.bound], { amount });
};

export const SalaryText = ({ job }: { job: Salary }) => salaryText(job, { t: useTranslate(), locale: useLocale() });
