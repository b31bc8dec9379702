import type { JobView } from 'contracts/recruiting/job/job.entity';
import { placeOf } from 'contracts/recruiting/job/job.place';
import { useTranslate } from 'react-admin';
import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { CustomFacts } from '#admin-ui/recruiting/custom-field/CustomFacts.tsx';
import { JobCustomFilters } from '#admin-ui/recruiting/custom-field/CustomFilters.tsx';
import { customColumns } from '#admin-ui/recruiting/custom-field/custom-columns.tsx';
import { zoneNow } from '#admin-ui/shared/display-zone';
import type { TextTools } from '#admin-ui/shared/list/cell-text';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { ChoiceWords, choiceWords } from './ChoiceWords.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { CountryName } from './CountryName.tsx';
import { JobActions } from './JobActions.tsx';
import { JobForm } from './JobForm.tsx';
import { JobPanels } from './JobPanels.tsx';
import { JobTeam } from './JobTeam.tsx';
import { fromJobForm, toJobForm } from './job-form.ts';
import { JobStatusChip } from './job-status.ts';
import { LastDay, lastDayText } from './LastDay.tsx';
import { SalaryText, salaryText } from './SalaryText.tsx';
import { ToTemplate } from './ToTemplate.tsx';
import { useMadeOf } from './useMadeOf.ts';

type Place = Pick<JobView, 'location' | 'city' | 'region' | 'country'>;

const placeText = ({ country, ...place }: Place, { locale }: Pick<TextTools, 'locale'>): string =>
  [placeOf(place), country && countryName(country, locale)].filter(Boolean).join(', ');

const PlaceText = (place: Place) => placeText(place, { locale: useLocale() });

const EXPIRY_DAYS = ['7', '30'];

/** Jobs that go off the public pages soon. */
const ExpiryFilter = () => {
  const t = useTranslate();
  const choices = EXPIRY_DAYS.map((id) => ({ id, name: t('resources.jobs.expiresWithin', { days: id }) }));
  return <SelectFilter source="expiresWithin" label={t('resources.jobs.fields.expiresOn')} choices={choices} />;
};

export const ui = resourceUi<JobView>({
  tabs: ['jobs', 'job-templates', 'question-sets', 'questions'],
  columns: [
    { field: 'title', width: '28%' },
    { field: 'location', render: (job) => <PlaceText {...job} />, text: placeText },
    { field: 'salary', card: 'none', text: salaryText },
    { field: 'status', width: 150 },
    { field: 'workplaceType', card: 'none', isHidden: true },
    {
      field: 'employmentTypes',
      card: 'none',
      isHidden: true,
      text: (job, tools) => choiceWords(job, 'employmentTypes', tools),
    },
    {
      field: 'categories',
      card: 'none',
      isHidden: true,
      text: (job, tools) => choiceWords(job, 'categories', tools),
    },
    {
      field: 'expiresOn',
      sort: 'expiresAt',
      card: 'none',
      isHidden: true,
      render: (job) => <LastDay job={job} />,
      text: ({ expiresOn }, { locale }) => lastDayText(expiresOn, locale),
    },
    { field: 'createdAt', card: 'none', isHidden: true },
    'updatedAt',
  ],
  useMoreColumns: customColumns('job'),
  filters: ['status', 'workplaceType', ExpiryFilter, JobCustomFilters],
  values: {
    country: ({ country }) => country && <CountryName code={country} />,
    salary: (job) => (job.salaryMin !== null || job.salaryMax !== null) && <SalaryText job={job} />,
    address: ({ streetAddress, postalCode, city, region }) =>
      [streetAddress, [postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    employmentTypes: (job) => job.employmentTypes.length > 0 && <ChoiceWords job={job} field="employmentTypes" />,
    categories: (job) => job.categories.length > 0 && <ChoiceWords job={job} field="categories" />,
    industries: (job) => job.industries.length > 0 && <ChoiceWords job={job} field="industries" />,
    benefits: (job) => job.benefits.length > 0 && <ChoiceWords job={job} field="benefits" />,
    expiresOn: (job) => job.expiresOn !== null && <LastDay job={job} />,
    status: ({ status }) => <JobStatusChip status={status} />,
  },

  form: JobForm,
  keepsDrafts: true,
  toForm: toJobForm,
  fromForm: fromJobForm,

  badge: ({ record }) => <JobStatusChip status={record.status} />,
  actions: JobActions,
  moreActions: [
    { label: 'resources.jobs.copy.action', permission: 'tenant.jobs.create', dialog: CopyDialog },
    { label: 'resources.jobs.toTemplate', permission: 'tenant.jobs.templates.create', dialog: ToTemplate },
  ],
  useInitial: () => {
    const made = useMadeOf('template');
    if (made === null) return null;
    return { timeZone: zoneNow(), ...made?.values, ...(made && { templateId: made.id }) };
  },
  facts: [
    'location',
    'address',
    'country',
    'workplaceType',
    'employmentTypes',
    'categories',
    'industries',
    'educationLevel',
    'experienceLevel',
    'travelFrequency',
    'availableToRelocate',
    'salary',
    'benefits',
    'slug',
    'postingUrl',
    'confirmationCode',
    'expiresOn',
    'expiredAt',
    'publishedAt',
    'createdAt',
    'updatedAt',
  ],
  main: JobPanels,
  belowFacts: ({ record }) => (
    <>
      <CustomFacts owner="job" values={record.custom} />
      <JobTeam record={record} />
    </>
  ),
});
