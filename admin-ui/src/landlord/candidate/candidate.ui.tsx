import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { CandidateForm } from '#admin-ui/recruiting/candidate/CandidateForm.tsx';
import { MailLink, PhoneLink } from '#admin-ui/recruiting/candidate/ContactLinks.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { candidateName } from './candidate-name.ts';

const CompanyFilter = () => <ReferenceFilter source="companyId" reference="companies" />;

const Form = () => (
  <>
    <FormSection>
      <ReferenceField source="companyId" reference="companies" />
    </FormSection>
    <CandidateForm isNew={false} />
  </>
);

export const ui = resourceUi<LandlordCandidateView>({
  columns: [
    { field: 'name', sort: 'lastName' },
    { field: 'companyName', render: ({ companyName }) => companyName },
    { field: 'email', render: ({ email }) => email },
    { field: 'phone', card: 'none', render: ({ phone }) => phone },
    { field: 'createdAt', card: 'none' },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [CompanyFilter],
  values: {
    name: (candidate) => <PersonName name={candidateName(candidate)} />,
    companyName: ({ companyId, companyName }) => (
      <LinkTo resource="companies" id={companyId}>
        {companyName}
      </LinkTo>
    ),
    email: ({ email }) => email && <MailLink email={email} />,
    phone: ({ phone, phoneE164 }) => phoneE164 && <PhoneLink phone={phone ?? ''} phoneE164={phoneE164} />,
  },
  form: Form,
  facts: ['companyName', 'email', 'phone', 'createdAt'],
  isStacked: true,
});
