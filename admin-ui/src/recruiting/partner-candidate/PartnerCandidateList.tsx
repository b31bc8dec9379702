import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { PartnerCandidateView } from 'contracts/recruiting/partner-candidate/partner-candidate.views';
import { useListContext, useTranslate } from 'react-admin';
import { InterviewStatusChip } from '#admin-ui/recruiting/interview/InterviewStatusChip.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { CANDIDATES, PARTNER_CANDIDATES } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { useSharingCompanies } from './useSharingCompanies.ts';

const nameIn = ({ firstName, lastName }: PartnerCandidateView): string | null =>
  firstName === null && lastName === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim();

const columns: readonly Column<PartnerCandidateView>[] = [
  {
    key: 'name',
    label: 'recruiting.candidate.field.name',
    sort: 'lastName',
    card: 'title',
    render: (candidate) => <PersonName name={nameIn(candidate)} />,
  },
  {
    key: 'company',
    label: 'recruiting.partnerCandidate.company',
    card: 'meta',
    render: ({ company }) => company,
  },
  { key: 'job', label: 'recruiting.partnerCandidate.job', card: 'meta', render: ({ jobTitle }) => jobTitle ?? '—' },
  {
    key: 'status',
    label: 'recruiting.partnerCandidate.stage',
    card: 'corner',
    width: 160,
    render: ({ status }) => status && <InterviewStatusChip status={status} />,
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

/** One company at a time: each reads under its own lock. */
const CompanyFilter = () => {
  const t = useTranslate();
  const companies = useSharingCompanies() ?? [];
  const { filterValues, setFilters } = useListContext();
  const [first] = companies;
  if (!first) return null;
  return (
    <PillSelect
      label={t('recruiting.partnerCandidate.company')}
      value={filterValues.companyId ?? first.id}
      onChange={(companyId) => setFilters({ ...filterValues, companyId })}
      choices={companies}
    />
  );
};

/** Candidates that partner companies agreed to show: to be read, and no more. */
export const PartnerCandidateList = () => {
  const t = useTranslate();
  const nameOf = usePersonName();
  return (
    <ListPage<PartnerCandidateView>
      resource={PARTNER_CANDIDATES}
      area="recruiting"
      title="recruiting.partnerCandidate.title"
      detail={t('recruiting.partnerCandidate.detail')}
      above={{ label: t('recruiting.candidate.title'), to: `/${CANDIDATES}` }}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchLabel={t('recruiting.candidate.search')}
      filters={<CompanyFilter />}
      columns={columns}
      nameOf={(candidate) => nameOf(nameIn(candidate))}
      empty={
        <Notice
          icon={PeopleAltOutlined}
          title={t('recruiting.partnerCandidate.empty.title')}
          detail={t('recruiting.partnerCandidate.empty.detail')}
        />
      }
    />
  );
};
