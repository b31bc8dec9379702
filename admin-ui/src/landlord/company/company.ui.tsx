import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { useLocale } from 'ui-kit/preferences/preferences';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyPanels } from './CompanyPanels.tsx';
import { Count } from './Count.tsx';
import { StateChip } from './company-state.ts';
import { Owners } from './Owners.tsx';

const ownerNames = ({ owners }: TenantOverview) => owners.map(({ name }) => name).join(', ');

const counted = (field: 'users' | 'candidates' | 'jobs' | 'interviews') => ({
  field,
  align: 'right' as const,
  width: 100,
  card: 'none' as const,
  render: (company: TenantOverview) => <Count of={company[field]} />,
});

const PublicPageLink = ({ subdomain }: { subdomain: string }) => (
  <a href={publicCompanyPath(subdomain, useLocale())}>{subdomain}</a>
);

export const ui = resourceUi<TenantOverview>({
  columns: [
    'name',
    { field: 'subdomain', render: ({ subdomain }) => subdomain },
    { field: 'owners', render: ownerNames, text: ownerNames },
    ...(['users', 'candidates', 'jobs', 'interviews'] as const).map(counted),
    { field: 'state', width: 140 },
    { field: 'createdAt', card: 'none' },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: ['state'],
  values: {
    subdomain: ({ subdomain, state }) => (state === 'active' ? <PublicPageLink subdomain={subdomain} /> : subdomain),
    owners: ({ owners }) => <Owners owners={owners} />,
    state: ({ state }) => <StateChip status={state} />,
  },
  badge: ({ record }) => <StateChip status={record.state} />,
  actions: CompanyActions,
  facts: ['subdomain', 'createdAt', 'owners'],
  main: CompanyPanels,
});
