import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { offered } from '#admin-ui/identity/offered-user';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CandidateDocuments } from '#admin-ui/recruiting/candidate/documents/CandidateDocuments.tsx';
import { lastDayText } from '#admin-ui/recruiting/job/LastDay.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { BulkRemindButton } from './BulkRemindButton.tsx';
import { EndDialog } from './EndDialog.tsx';
import { HireActions } from './HireActions.tsx';
import { HireDay, Late } from './HireDay.tsx';
import { HireForm, useNewHire } from './HireForm.tsx';
import { HireNotice } from './HireNotice.tsx';
import { HirePanels } from './HirePanels.tsx';
import { HireProgress } from './HireProgress.tsx';
import { HireStatusChip } from './hire-status.ts';
import { MyTasksLink } from './MyTasksLink.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { WithdrawApprovalDialog } from './WithdrawApprovalDialog.tsx';

const JobFilter = () => <ReferenceFilter source="jobId" reference="jobs" />;
const AssigneeFilter = () => (
  <ReferenceFilter
    source="assigneeId"
    reference="users"
    filter={offered}
    label={useTranslate()('resources.pending-hires.fields.assigneeId')}
  />
);

const OverdueFilter = () => {
  const t = useTranslate();
  const choices = [{ id: 'yes', name: t('resources.pending-hires.overdue') }];
  return <SelectFilter source="overdue" label={t('resources.pending-hires.fields.nextDueAt')} choices={choices} />;
};

const StartFilter = () => {
  const t = useTranslate();
  const choices = ['7', '30', '90'].map((id) => ({
    id,
    name: t('resources.pending-hires.startsWithin', { days: id }),
  }));
  return <SelectFilter source="startsWithin" label={t('resources.pending-hires.fields.startsOn')} choices={choices} />;
};

/** What is due next; late or not. */
const NextDue = ({ nextDueAt }: Pick<PendingHireView, 'nextDueAt'>) => {
  const t = useTranslate();
  if (nextDueAt === null) return null;
  return Date.parse(nextDueAt) <= Date.now() ? (
    <Late>{t('resources.pending-hires.overdue')}</Late>
  ) : (
    // A day that ends at midnight is the day before.
    <When at={new Date(Date.parse(nextDueAt) - 1).toISOString()} />
  );
};

const isOpen = ({ status }: PendingHireView) => isOpenHire(status);

export const ui = resourceUi<PendingHireView>({
  columns: [
    { field: 'candidateName', width: 190, render: ({ candidateName }) => <PersonName name={candidateName} /> },
    { field: 'jobTitle', render: ({ jobTitle }) => <span title={jobTitle}>{jobTitle}</span> },
    {
      field: 'progress',
      sort: 'requiredOpen',
      width: 190,
      render: (hire) => <HireProgress {...hire} />,
      text: ({ itemCount, doneCount }) => `${doneCount}/${itemCount}`,
    },
    {
      field: 'startsOn',
      sort: 'startsAt',
      width: 130,
      render: ({ startsOn }) => startsOn && <HireDay day={startsOn} />,
      text: ({ startsOn }, { locale }) => lastDayText(startsOn, locale),
    },
    { field: 'nextDueAt', width: 130, card: 'none', render: (hire) => <NextDue {...hire} /> },
    { field: 'status', width: 168 },
    { field: 'managerName', card: 'none', isHidden: true },
    { field: 'updatedAt', card: 'none', isHidden: true },
  ],
  sort: { field: 'updatedAt', order: 'DESC' },
  rowName: ({ candidateName, jobTitle }, t) => `${candidateName ?? t('common.erasedPerson')}, ${jobTitle}`,
  filters: ['status', JobFilter, AssigneeFilter, OverdueFilter, StartFilter],
  listActions: MyTasksLink,
  bulkActions: { permission: 'tenant.pendingHires.update', content: BulkRemindButton },
  values: {
    candidateName: ({ candidateId, candidateName }) => (
      <LinkTo resource="candidates" id={candidateId}>
        <PersonName name={candidateName} />
      </LinkTo>
    ),
    jobId: ({ jobId, jobTitle }) =>
      jobId && (
        <LinkTo resource="jobs" id={jobId}>
          {jobTitle}
        </LinkTo>
      ),
    startsOn: ({ startsOn, timeZone }) =>
      startsOn && (
        <>
          <HireDay day={startsOn} /> · {zoneName(timeZone ?? 'UTC')}
        </>
      ),
    status: ({ status }) => <HireStatusChip status={status} />,
  },

  form: HireForm,
  useInitial: useNewHire,

  isOpen,
  isFresh: true,
  badge: ({ record }) => <HireStatusChip status={record.status} />,
  detail: ({ jobTitle }) => jobTitle,
  actions: HireActions,
  moreActions: [
    {
      label: 'resources.pending-hires.remind.action',
      permission: 'tenant.pendingHires.update',
      isFor: (hire) => isOpen(hire) && hire.doneCount < hire.itemCount,
      dialog: RemindDialog,
    },
    {
      label: 'resources.pending-hires.withdrawApproval.action',
      permission: 'tenant.pendingHires.approve',
      isFor: ({ status }) => status === 'approved',
      dialog: WithdrawApprovalDialog,
    },
    {
      label: 'resources.pending-hires.withdraw.action',
      permission: 'tenant.pendingHires.update',
      isFor: isOpen,
      dialog: (props) => <EndDialog {...props} action="withdraw" />,
    },
    {
      label: 'resources.pending-hires.decline.action',
      permission: 'tenant.pendingHires.update',
      isFor: isOpen,
      isDangerous: true,
      dialog: (props) => <EndDialog {...props} action="decline" />,
    },
  ],
  notice: HireNotice,
  facts: ['candidateName', 'jobId', 'startsOn', 'managerName', 'askedAt', 'createdAt', 'updatedAt'],
  main: HirePanels,
  belowFacts: ({ record }) => (
    <Allowed to="tenant.candidates.documents.read">
      <CandidateDocuments candidateId={record.candidateId} />
    </Allowed>
  ),
});
