import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { SubAccountCompanyView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { CompanyActions } from './CompanyActions.tsx';

const WORDS = 'resources.sub-account-companies';

const Shares = ({ company: { sharesCandidates } }: { company: SubAccountCompanyView }) =>
  useTranslate()(`${WORDS}.${sharesCandidates ? 'shares' : 'sharesNot'}`);

const columns: readonly Column<SubAccountCompanyView>[] = [
  { field: 'name', sort: 'name' },
  { field: 'since', sort: 'since', width: 140, render: ({ since }) => <When at={since} /> },
  { field: 'sharesCandidates', width: 200, render: (company) => <Shares company={company} /> },
  { field: 'actions', width: 290, render: (company) => <CompanyActions company={company} /> },
];

/** The companies of a group. */
export const CompanyTable = ({ groupId }: { groupId: string }) => {
  const t = useTranslate();
  return (
    <RelatedList<SubAccountCompanyView>
      resource="sub-account-companies"
      title={t(`${WORDS}.title`)}
      filter={{ groupId }}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t(`${WORDS}.search`)}
      columns={columns}
      nameOf={({ name }) => name}
      empty={<Notice icon={StorefrontOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
    />
  );
};
