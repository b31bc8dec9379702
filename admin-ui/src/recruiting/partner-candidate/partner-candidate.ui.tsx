import type { PartnerCandidateView } from 'contracts/recruiting/partner-candidate/partner-candidate.views';
import { useListContext, useTranslate } from 'react-admin';
import { InterviewStatusChip, statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { partnerCandidateName } from './partner-candidate-name.ts';
import { useSharingCompanies } from './useSharingCompanies.ts';

/** One company at a time: each reads under its own lock. */
const CompanyFilter = () => {
  const t = useTranslate();
  const companies = useSharingCompanies() ?? [];
  const { filterValues, setFilters } = useListContext();
  const [first] = companies;
  if (!first) return null;
  return (
    <PillSelect
      label={t('resources.partner-candidates.fields.company')}
      value={filterValues.companyId ?? first.id}
      onChange={(companyId) => setFilters({ ...filterValues, companyId })}
      choices={companies}
    />
  );
};

export const ui = resourceUi<PartnerCandidateView>({
  columns: [
    { field: 'name', sort: 'lastName' },
    'company',
    'jobTitle',
    {
      field: 'status',
      width: 160,
      text: ({ status }, { t }) => (status ? t(statusKey(status)) : ''),
    },
    { field: 'updatedAt', card: 'none' },
  ],
  filters: [CompanyFilter],
  values: {
    name: (candidate) => <PersonName name={partnerCandidateName(candidate)} />,
    jobTitle: ({ jobTitle }) => jobTitle ?? '—',
    status: ({ status }) => status && <InterviewStatusChip status={status} />,
  },
});
