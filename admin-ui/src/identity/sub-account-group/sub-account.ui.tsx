import type { SubAccountGroupView } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { useTranslate } from 'react-admin';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CompanyTable } from './CompanyTable.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { LinkStateChip } from './link-state.ts';

const CompanyCount = ({ count }: { count: number }) =>
  useTranslate()('resources.sub-accounts.count', { smart_count: count });

const LinkAndCompanies = ({ record: { id } }: { record: SubAccountGroupView }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 24 }}>
    <LinkPanel id={id} />
    <CompanyTable groupId={id} />
  </div>
);

/** Groups of partner companies; a group opens where its link and its companies are. */
export const ui = resourceUi<SubAccountGroupView>({
  columns: [
    'name',
    { field: 'companyIds', width: 160, text: ({ companyIds }) => companyIds.length },
    {
      field: 'linkOpenedAt',
      card: 'corner',
      width: 180,
      text: ({ linkOpenedAt }, { t }) => t(`resources.sub-accounts.link.${linkOpenedAt === null ? 'closed' : 'open'}`),
    },
    'updatedAt',
  ],
  values: {
    companyIds: ({ companyIds }) => <CompanyCount count={companyIds.length} />,
    linkOpenedAt: ({ linkOpenedAt }) => <LinkStateChip status={linkOpenedAt === null ? 'closed' : 'open'} />,
  },
  belowForm: LinkAndCompanies,
});
