import type { JobView } from 'contracts/recruiting/job/job.entity';
import { salaryWords } from 'contracts/recruiting/job/job.salary';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';

const boundKey = { from: 'resources.jobs.salaryFrom', 'up-to': 'resources.jobs.salaryUpTo' } as const;

type Salary = Pick<JobView, 'salaryMin' | 'salaryMax' | 'currency' | 'interval'>;

/** What a job pays: a range, one bound, or nothing said. */
export const SalaryText = ({ job }: { job: Salary }) => {
  const t = useTranslate();
  const words = salaryWords(job, useLocale());
  if (words === null) return null;
  const amount = job.interval ? `${words.amount} ${t(`resources.jobs.per.${job.interval}`)}` : words.amount;
  return words.bound === 'exact' ? amount : t(boundKey[words.bound], { amount });
};
