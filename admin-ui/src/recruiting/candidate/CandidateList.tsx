import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { PartnerCandidatesLink } from '#admin-ui/recruiting/partner-candidate/PartnerCandidatesLink.tsx';
import { CANDIDATES, candidatePath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { BulkRemoveButton } from '#admin-ui/shared/list/BulkRemoveButton.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { candidateName } from './candidate-name.ts';
import { LabelFilter } from './LabelFilter.tsx';

const columns: readonly Column<CandidateView>[] = [
  {
    key: 'name',
    label: 'recruiting.candidate.field.name',
    sort: 'lastName',
    card: 'title',
    render: (candidate) => <PersonName name={candidateName(candidate)} />,
  },
  {
    key: 'email',
    label: 'recruiting.candidate.field.email',
    sort: 'email',
    card: 'meta',
    render: ({ email }) => email,
  },
  { key: 'phone', label: 'recruiting.candidate.field.phone', card: 'meta', render: ({ phone }) => phone },
  {
    key: 'labels',
    label: 'recruiting.candidate.field.labels',
    card: 'meta',
    render: ({ labelIds }) => <LabelChips ids={labelIds} />,
  },
  {
    key: 'updatedAt',
    label: 'recruiting.candidate.field.updatedAt',
    sort: 'updatedAt',
    card: 'none',
    width: 150,
    render: ({ updatedAt }) => <When at={updatedAt} />,
  },
];

export const CandidateList = () => {
  const t = useTranslate();
  const can = useCan();
  const nameOf = usePersonName();
  const create = (
    <CreateLink
      to={`/${CANDIDATES}/create`}
      permission="tenant.candidates.create"
      label={t('recruiting.candidate.create.action')}
    />
  );
  return (
    <ListPage<CandidateView>
      resource={CANDIDATES}
      area="recruiting"
      title="recruiting.candidate.title"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={
        <>
          <PartnerCandidatesLink />
          {create}
        </>
      }
      searchLabel={t('recruiting.candidate.search')}
      filters={
        <>
          {can('tenant.labels.read') && <LabelFilter />}
          <PeriodFilter label="recruiting.candidate.field.createdAt" />
        </>
      }
      bulkActions={
        can('tenant.candidates.delete') ? (
          <BulkRemoveButton resource={CANDIDATES} texts="recruiting.candidate.removeMany" />
        ) : undefined
      }
      columns={columns}
      pathOf={candidatePath}
      nameOf={(candidate) => nameOf(candidateName(candidate))}
      empty={
        <Notice
          icon={PeopleAltOutlined}
          title={t('recruiting.candidate.empty.title')}
          detail={t('recruiting.candidate.empty.detail')}
        >
          {create}
        </Notice>
      }
    />
  );
};
