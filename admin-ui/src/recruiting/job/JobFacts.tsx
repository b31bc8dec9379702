import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { CountryName } from './CountryName.tsx';
import { SalaryText } from './SalaryText.tsx';

/** What is known of a job in short; what is not said is left out. */
export const JobFacts = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const hasSalary = job.salaryMin !== null || job.salaryMax !== null;
  const facts = [
    ['location', job.location],
    ['country', job.country && <CountryName code={job.country} />],
    ['employmentType', job.employmentType && t(`recruiting.job.employmentType.${job.employmentType}`)],
    ['salary', hasSalary && <SalaryText job={job} />],
    ['slug', job.slug],
    ['publishedAt', job.publishedAt && <When at={job.publishedAt} withTime />],
    ['createdAt', <When key="created" at={job.createdAt} withTime />],
    ['updatedAt', <When key="updated" at={job.updatedAt} withTime />],
  ] as const;
  return (
    <Facts>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`recruiting.job.field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
};
