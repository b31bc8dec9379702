import type { JobView } from 'contracts/recruiting/job/job.entity';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CountryName } from './CountryName.tsx';
import { JobActions } from './JobActions.tsx';
import { JobForm } from './JobForm.tsx';
import { JobPanels } from './JobPanels.tsx';
import { fromJobForm, toJobForm } from './job-form.ts';
import { JobStatusChip } from './job-status.ts';
import { SalaryText } from './SalaryText.tsx';

const Place = ({ location, country }: Pick<JobView, 'location' | 'country'>) => (
  <>
    {location}
    {location && country && ', '}
    {country && <CountryName code={country} />}
  </>
);

export const ui = resourceUi<JobView>({
  columns: [
    { field: 'title', width: '28%' },
    { field: 'location', render: (job) => <Place {...job} /> },
    { field: 'salary', card: 'none' },
    { field: 'status', width: 150 },
    'updatedAt',
  ],
  filters: ['status'],
  values: {
    country: ({ country }) => country && <CountryName code={country} />,
    salary: (job) => (job.salaryMin !== null || job.salaryMax !== null) && <SalaryText job={job} />,
    status: ({ status }) => <JobStatusChip status={status} />,
  },

  form: JobForm,
  toForm: toJobForm,
  fromForm: fromJobForm,

  badge: ({ record }) => <JobStatusChip status={record.status} />,
  actions: JobActions,
  facts: ['location', 'country', 'employmentType', 'salary', 'slug', 'publishedAt', 'createdAt', 'updatedAt'],
  main: JobPanels,
});
