import type { SubAccountGroupView } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { useTranslate } from 'react-admin';
import { settingUi } from '#admin-ui/shared/setting/setting-ui';
import { LinkStateChip } from './LinkStateChip.tsx';
import { groupFields } from './sub-account-fields.ts';
import { SUB_ACCOUNTS } from './sub-account-place.ts';

const CompanyCount = ({ count }: { count: number }) =>
  useTranslate()('identity.subAccountGroup.count', { smart_count: count });

/** How groups of partner companies are listed and made; a new one opens where its link and its companies are. */
export const ui = settingUi<SubAccountGroupView>({
  fields: groupFields,
  hasSearch: true,
  detail: 'identity.subAccountGroup.detail',
  pathOf: ({ id }) => `/${SUB_ACCOUNTS}/${id}/edit`,
  columns: [
    {
      key: 'companies',
      label: 'identity.subAccountGroup.field.companies',
      card: 'meta',
      width: 160,
      render: ({ companyIds }) => <CompanyCount count={companyIds.length} />,
    },
    {
      key: 'link',
      label: 'identity.subAccountGroup.field.link',
      card: 'corner',
      width: 180,
      render: ({ linkOpenedAt }) => <LinkStateChip isOpen={linkOpenedAt !== null} />,
    },
  ],
});
