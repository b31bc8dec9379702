import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { Suspense } from 'react';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { LabelFilter } from '#admin-ui/automation/label/LabelFilter.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ImportLink } from '#admin-ui/recruiting/candidate-import/ImportLink.tsx';
import { SourceFilter } from '#admin-ui/recruiting/candidate-source/SourceFilter.tsx';
import { SourceName } from '#admin-ui/recruiting/candidate-source/SourceName.tsx';
import { CustomFacts } from '#admin-ui/recruiting/custom-field/CustomFacts.tsx';
import { CandidateCustomFilters } from '#admin-ui/recruiting/custom-field/CustomFilters.tsx';
import { customColumns } from '#admin-ui/recruiting/custom-field/custom-columns.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { PartnerCandidatesLink } from '#admin-ui/recruiting/partner-candidate/PartnerCandidatesLink.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { OwnerFilters } from './assignment/OwnerFilters.tsx';
import { OwnerName } from './assignment/OwnerName.tsx';
import { BulkCandidateActions } from './BulkCandidateActions.tsx';
import { CandidateActions } from './CandidateActions.tsx';
import { AddressText, AmountText, DaysText, hasAddress, hasPay, PayText, WebLink } from './CandidateFactTexts.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import { CandidateLabels } from './CandidateLabels.tsx';
import { CandidateMark } from './CandidateMark.tsx';
import { CandidateProfile } from './CandidateProfile.tsx';
import { MailLink, PhoneLink } from './ContactLinks.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { fromCandidateForm, toCandidateForm } from './candidate-form.ts';
import { candidateName } from './candidate-name.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { DuplicatesLink } from './DuplicatesLink.tsx';
import { EraseDialog } from './erasure/EraseDialog.tsx';
import { exportFields } from './export-fields.ts';
import { ImportFilter } from './ImportFilter.tsx';
import { InterviewFilters } from './InterviewFilters.tsx';
import { MergedNotice } from './MergedNotice.tsx';
import { MergePanel } from './MergePanel.tsx';
import { NearPanel } from './NearPanel.tsx';
import { PortalAccessDialog } from './PortalAccessDialog.tsx';
import { JsonResumeButton } from './resume/JsonResumeButton.tsx';
import { JsonResumeDialog } from './resume/JsonResumeDialog.tsx';
import { ResumeDialog } from './resume/ResumeDialog.tsx';
import { SkillPanel } from './SkillPanel.tsx';

/** With the page of a candidate, not with the list. */
const CandidateMails = lazyPage(
  () => import('#admin-ui/recruiting/candidate-mail/CandidateMails.tsx'),
  'CandidateMails',
);
const Notes = lazyPage(() => import('#admin-ui/recruiting/note/Notes.tsx'), 'Notes');
const RunsOf = lazyPage(() => import('#admin-ui/automation/event-action/RunsOf.tsx'), 'RunsOf');
const TasksOf = lazyPage(() => import('#admin-ui/automation/task/TasksOf.tsx'), 'TasksOf');
const CandidateOwner = lazyPage(() => import('./assignment/CandidateOwner.tsx'), 'CandidateOwner');
const CandidateDocuments = lazyPage(() => import('./documents/CandidateDocuments.tsx'), 'CandidateDocuments');

const CandidateLabelFilter = () => <LabelFilter of="candidate" />;
const AddedFilter = () => <PeriodFilter label="resources.candidates.fields.createdAt" />;

const CandidateTimeline = lazyPage(() => import('./timeline/CandidateTimeline.tsx'), 'CandidateTimeline');

export const ui = resourceUi<CandidateView>({
  columns: [
    { field: 'name', sort: 'lastName' },
    { field: 'email', render: ({ email }) => email },
    { field: 'phone', width: 170, render: ({ phone }) => phone },
    { field: 'labelIds', reference: 'labels' },
    {
      field: 'assigneeName',
      width: 180,
      card: 'none',
      render: (candidate) => <OwnerName candidate={candidate} />,
    },
    { field: 'source', card: 'none', isHidden: true },
    { field: 'city', card: 'none', isHidden: true },
    { field: 'currentTitle', card: 'none', isHidden: true },
    { field: 'jobLevel', card: 'none', isHidden: true },
    { field: 'skills', card: 'none', isHidden: true },
    { field: 'createdAt', card: 'none', isHidden: true },
    { field: 'updatedAt', card: 'none' },
  ],
  useMoreColumns: customColumns('candidate'),
  filters: [
    InterviewFilters,
    SourceFilter,
    CandidateLabelFilter,
    OwnerFilters,
    AddedFilter,
    ImportFilter,
    SkillPanel,
    NearPanel,
    DocumentsPanel,
    CandidateCustomFilters,
  ],
  listActions: () => (
    <>
      <PartnerCandidatesLink />
      <JsonResumeButton />
      <DuplicatesLink />
      <ImportLink />
    </>
  ),
  values: {
    name: (candidate) => <PersonName name={candidateName(candidate)} />,
    email: ({ email }) => email && <MailLink email={email} />,
    phone: ({ phone, phoneE164 }) => phoneE164 && <PhoneLink phone={phone ?? ''} phoneE164={phoneE164} />,
    linkedinUrl: ({ linkedinUrl }) => linkedinUrl && <WebLink address={linkedinUrl} />,
    address: (candidate) => hasAddress(candidate) && <AddressText candidate={candidate} />,
    currentSalary: (candidate) => candidate.currentSalary !== null && <AmountText candidate={candidate} />,
    pay: (candidate) => hasPay(candidate) && <PayText candidate={candidate} />,
    contactDays: ({ contactDays }) => (contactDays?.length ? <DaysText days={contactDays} /> : null),
    source: ({ source }) => source && <SourceName code={source} />,
    skills: ({ skills }) => skills?.join(', '),
    labelIds: ({ labelIds }) => <LabelChips ids={labelIds} />,
  },

  exportFields,
  bulkActions: { permission: 'tenant.candidates.update', content: BulkCandidateActions, withRemoval: true },

  form: CandidateForm,
  toForm: toCandidateForm,
  fromForm: fromCandidateForm,

  badge: CandidateMark,
  isOpen: ({ erased, isMerged }) => !erased && !isMerged,
  notice: MergedNotice,
  actions: CandidateActions,
  moreActions: [
    {
      label: 'resources.candidates.resume.action',
      permission: 'tenant.candidates.update',
      isFor: ({ erased, isMerged }) => !erased && !isMerged,
      dialog: ResumeDialog,
    },
    {
      label: 'resources.candidates.jsonResume.action',
      permission: 'tenant.candidates.read',
      isFor: ({ erased }) => !erased,
      dialog: JsonResumeDialog,
    },
    {
      label: 'resources.candidates.copy.action',
      permission: 'tenant.candidates.update',
      isFor: ({ erased }) => !erased,
      dialog: CopyDialog,
    },
    {
      label: 'resources.candidates.portalAccess.action',
      permission: 'tenant.candidates.update',
      isFor: ({ erased, linked, isMerged }) => !erased && !linked && !isMerged,
      dialog: PortalAccessDialog,
    },
    {
      label: 'resources.candidates.erase.action',
      permission: 'tenant.candidates.delete',
      isFor: ({ erased }) => !erased,
      isDangerous: true,
      dialog: EraseDialog,
    },
  ],
  facts: [
    'email',
    'phone',
    'source',
    'linkedinUrl',
    'address',
    'currentTitle',
    'currentOrganization',
    'jobLevel',
    'experienceYears',
    'age',
    'currentSalary',
    'pay',
    'availability',
    'contactDays',
    'contactTime',
    'createdAt',
    'updatedAt',
  ],
  main: ({ record }) => (
    <>
      <Allowed to="tenant.interviews.read">
        <InterviewsOf filter={{ candidateId: [record.id, ...record.mergedIds] }} shows="job" />
      </Allowed>
      <Allowed to="tenant.email.outbox.read">
        <Suspense fallback={null}>
          <CandidateMails candidateIds={[record.id, ...record.mergedIds]} address={record.email} />
        </Suspense>
      </Allowed>
      {!record.erased && (
        <Allowed to="tenant.candidates.documents.read">
          <Suspense fallback={null}>
            <CandidateDocuments candidateId={record.id} canAdd={!record.isMerged} />
          </Suspense>
        </Allowed>
      )}
      <Allowed to="tenant.events.read">
        <Suspense fallback={null}>
          <RunsOf about={{ candidateId: [record.id, ...record.mergedIds] }} />
        </Suspense>
      </Allowed>
      <Suspense fallback={null}>
        <TasksOf
          subject="candidateId"
          id={record.id}
          ids={[record.id, ...record.mergedIds]}
          canMake={!record.erased && !record.isMerged}
        />
      </Suspense>
      <Suspense fallback={null}>
        <Notes
          resource="candidate-notes"
          about={{ candidateId: record.id }}
          filter={{ candidateId: [record.id, ...record.mergedIds] }}
          permissions="tenant.candidates"
          isOpen={!record.erased && !record.isMerged}
        />
      </Suspense>
      <CandidateProfile record={record} />
      <Suspense fallback={null}>
        <CandidateTimeline candidateId={record.id} />
      </Suspense>
    </>
  ),
  belowFacts: ({ record }) => (
    <>
      <MergePanel record={record} />
      {!record.erased && (
        <Suspense fallback={null}>
          <CandidateOwner record={record} />
        </Suspense>
      )}
      <CandidateLabels record={record} />
      <CustomFacts owner="candidate" values={record.custom} />
    </>
  ),
});
