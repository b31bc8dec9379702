import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { useTranslate } from 'react-admin';
import { CompanyFilter } from '#admin-ui/landlord/company/CompanyFilter.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { candidateName } from './candidate-name.ts';
import { candidatePath } from './candidate-paths.ts';

const columns: readonly Column<LandlordCandidateView>[] = [
  {
    key: 'name',
    label: 'recruiting.candidate.field.name',
    sort: 'lastName',
    card: 'title',
    render: (candidate) => <PersonName name={candidateName(candidate)} />,
  },
  {
    key: 'company',
    label: 'platform.company.one',
    card: 'meta',
    render: ({ companyName }) => companyName,
  },
  {
    key: 'email',
    label: 'recruiting.candidate.field.email',
    sort: 'email',
    card: 'meta',
    render: ({ email }) => email,
  },
  { key: 'phone', label: 'recruiting.candidate.field.phone', card: 'none', render: ({ phone }) => phone },
  {
    key: 'createdAt',
    label: 'recruiting.candidate.field.createdAt',
    sort: 'createdAt',
    card: 'none',
    width: 150,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
];

export const CandidateList = () => {
  const t = useTranslate();
  return (
    <ListPage<LandlordCandidateView>
      resource="candidates"
      area="landlord"
      title="platform.candidate.title"
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={
        <CreateLink
          to="/candidates/create"
          permission="landlord.candidates.create"
          label={t('recruiting.candidate.create.action')}
        />
      }
      searchLabel={t('recruiting.candidate.search')}
      filters={<CompanyFilter />}
      columns={columns}
      pathOf={candidatePath}
      nameOf={(candidate) => candidateName(candidate) ?? t('common.erasedPerson')}
      empty={
        <Notice
          icon={PeopleAltOutlined}
          title={t('platform.candidate.empty.title')}
          detail={t('platform.candidate.empty.detail')}
        />
      }
    />
  );
};
