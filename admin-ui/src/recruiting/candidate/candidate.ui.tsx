import { isScopeFor } from 'contracts/automation/label/label.choices';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { PartnerCandidatesLink } from '#admin-ui/recruiting/partner-candidate/PartnerCandidatesLink.tsx';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CandidateForm } from './CandidateForm.tsx';
import { CandidateLabels } from './CandidateLabels.tsx';
import { CandidateMark } from './CandidateMark.tsx';
import { MailLink, PhoneLink } from './ContactLinks.tsx';
import { candidateName } from './candidate-name.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { OpenInterviewButton } from './OpenInterviewButton.tsx';

const LabelFilter = () => (
  <ReferenceFilter source="labelId" reference="labels" isOffered={({ scopeId }) => isScopeFor('candidate', scopeId)} />
);
const AddedFilter = () => <PeriodFilter label="resources.candidates.fields.createdAt" />;

export const ui = resourceUi<CandidateView>({
  columns: [
    { field: 'name', sort: 'lastName' },
    { field: 'email', render: ({ email }) => email },
    { field: 'phone', width: 170, render: ({ phone }) => phone },
    { field: 'labelIds', reference: 'labels' },
    { field: 'createdAt', card: 'none', isHidden: true },
    { field: 'updatedAt', card: 'none' },
  ],
  filters: [LabelFilter, AddedFilter],
  listActions: PartnerCandidatesLink,
  values: {
    name: (candidate) => <PersonName name={candidateName(candidate)} />,
    email: ({ email }) => email && <MailLink email={email} />,
    phone: ({ phone, phoneE164 }) => phoneE164 && <PhoneLink phone={phone ?? ''} phoneE164={phoneE164} />,
    labelIds: ({ labelIds }) => <LabelChips ids={labelIds} />,
  },

  form: CandidateForm,

  badge: CandidateMark,
  isOpen: ({ erased }) => !erased,
  actions: OpenInterviewButton,
  moreActions: [
    {
      label: 'resources.candidates.erase.action',
      permission: 'tenant.candidates.delete',
      isFor: ({ erased }) => !erased,
      isDangerous: true,
      dialog: EraseDialog,
    },
  ],
  facts: ['email', 'phone', 'createdAt', 'updatedAt'],
  main: ({ record }) => (
    <Allowed to="tenant.interviews.read">
      <InterviewsOf filter={{ candidateId: record.id }} shows="job" />
    </Allowed>
  ),
  belowFacts: CandidateLabels,
});
