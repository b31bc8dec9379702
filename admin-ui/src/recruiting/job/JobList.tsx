import WorkOutline from '@mui/icons-material/WorkOutline';
import { jobStatuses } from 'contracts/recruiting/job/job.choices';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { JOBS, jobPath } from '#admin-ui/recruiting/paths';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { BulkRemoveButton } from '#admin-ui/shared/list/BulkRemoveButton.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { CountryName } from './CountryName.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';
import { SalaryText } from './SalaryText.tsx';

const place = ({ location, country }: JobView) => (
  <>
    {location}
    {location && country && ', '}
    {country && <CountryName code={country} />}
  </>
);

const columns: readonly Column<JobView>[] = [
  {
    key: 'title',
    label: 'recruiting.job.field.title',
    sort: 'title',
    card: 'title',
    render: ({ title }) => <span title={title}>{title}</span>,
  },
  { key: 'place', label: 'recruiting.job.field.location', card: 'meta', render: place },
  {
    key: 'salary',
    label: 'recruiting.job.field.salary',
    card: 'none',
    render: (job) => <SalaryText job={job} />,
  },
  {
    key: 'status',
    label: 'recruiting.job.field.status',
    card: 'corner',
    width: 150,
    render: ({ status }) => <JobStatusChip status={status} />,
  },
  {
    key: 'updatedAt',
    label: 'recruiting.job.field.updatedAt',
    sort: 'updatedAt',
    card: 'meta',
    width: 140,
    render: ({ updatedAt }) => <When at={updatedAt} />,
  },
];

const StatusFilter = () => {
  const t = useTranslate();
  return (
    <SelectFilter
      source="status"
      label={t('recruiting.job.field.status')}
      choices={jobStatuses.map((status) => ({ id: status, name: t(`recruiting.job.status.${status}`) }))}
    />
  );
};

export const JobList = () => {
  const t = useTranslate();
  const can = useCan();
  const create = (
    <CreateLink to={`/${JOBS}/create`} permission="tenant.jobs.create" label={t('recruiting.job.create.action')} />
  );
  return (
    <ListPage<JobView>
      resource={JOBS}
      area="recruiting"
      title="recruiting.job.title"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={create}
      searchLabel={t('recruiting.job.search')}
      filters={<StatusFilter />}
      bulkActions={
        can('tenant.jobs.delete') ? <BulkRemoveButton resource={JOBS} texts="recruiting.job.removeMany" /> : undefined
      }
      columns={columns}
      pathOf={jobPath}
      nameOf={({ title }) => title}
      empty={
        <Notice icon={WorkOutline} title={t('recruiting.job.empty.title')} detail={t('recruiting.job.empty.detail')}>
          {create}
        </Notice>
      }
    />
  );
};
