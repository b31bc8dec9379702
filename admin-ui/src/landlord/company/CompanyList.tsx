import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { companyPath } from './company-paths.ts';
import { StateChip } from './StateChip.tsx';

const Count = ({ of }: { of: number }) => formatCount(of, useLocale());

const numbers = (['users', 'candidates', 'jobs', 'interviews'] as const).map(
  (key): Column<TenantOverview> => ({
    key,
    label: `platform.company.field.${key}`,
    align: 'right',
    card: 'none',
    render: (company) => <Count of={company[key]} />,
  }),
);

const columns: readonly Column<TenantOverview>[] = [
  { key: 'name', label: 'platform.company.field.name', sort: 'name', card: 'title', render: ({ name }) => name },
  {
    key: 'subdomain',
    label: 'platform.company.field.subdomain',
    sort: 'subdomain',
    card: 'meta',
    render: ({ subdomain }) => subdomain,
  },
  {
    key: 'owners',
    label: 'platform.company.field.owners',
    card: 'meta',
    render: ({ owners }) => owners.map(({ name }) => name).join(', '),
  },
  ...numbers,
  {
    key: 'state',
    label: 'platform.company.field.state',
    card: 'corner',
    render: ({ state }) => <StateChip state={state} />,
  },
  {
    key: 'createdAt',
    label: 'platform.company.field.createdAt',
    sort: 'createdAt',
    card: 'none',
    render: ({ createdAt }) => <When at={createdAt} />,
  },
];

export const CompanyList = () => {
  const t = useTranslate();
  const states = (['active', 'suspended'] as const).map((id) => ({ id, name: t(`platform.company.state.${id}`) }));
  return (
    <ListPage<TenantOverview>
      resource="companies"
      area="landlord"
      title="platform.company.title"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchLabel={t('platform.company.search')}
      filters={<SelectFilter source="state" label={t('platform.company.field.state')} choices={states} />}
      columns={columns}
      pathOf={companyPath}
      nameOf={({ name }) => name}
      empty={
        <Notice
          icon={ApartmentOutlined}
          title={t('platform.company.empty.title')}
          detail={t('platform.company.empty.detail')}
        />
      }
    />
  );
};
