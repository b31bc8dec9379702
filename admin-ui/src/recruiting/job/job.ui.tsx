import type { JobView } from 'contracts/recruiting/job/job.entity';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { CustomFacts } from '#admin-ui/recruiting/custom-field/CustomFacts.tsx';
import { JobCustomFilters } from '#admin-ui/recruiting/custom-field/CustomFilters.tsx';
import { customColumns } from '#admin-ui/recruiting/custom-field/custom-columns.tsx';
import type { TextTools } from '#admin-ui/shared/list/cell-text';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CountryName } from './CountryName.tsx';
import { JobActions } from './JobActions.tsx';
import { JobForm } from './JobForm.tsx';
import { JobPanels } from './JobPanels.tsx';
import { fromJobForm, toJobForm } from './job-form.ts';
import { JobStatusChip } from './job-status.ts';
import { SalaryText, salaryText } from './SalaryText.tsx';

type Place = Pick<JobView, 'location' | 'country'>;

const placeText = ({ location, country }: Place, { locale }: Pick<TextTools, 'locale'>): string =>
  [location, country && countryName(country, locale)].filter(Boolean).join(', ');

const PlaceText = (place: Place) => placeText(place, { locale: useLocale() });

export const ui = resourceUi<JobView>({
  columns: [
    { field: 'title', width: '28%' },
    { field: 'location', render: (job) => <PlaceText {...job} />, text: placeText },
    { field: 'salary', card: 'none', text: salaryText },
    { field: 'status', width: 150 },
    { field: 'employmentType', card: 'none', isHidden: true },
    { field: 'createdAt', card: 'none', isHidden: true },
    'updatedAt',
  ],
  useMoreColumns: customColumns('job'),
  filters: ['status', JobCustomFilters],
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
  belowFacts: ({ record }) => <CustomFacts owner="job" values={record.custom} />,
});
