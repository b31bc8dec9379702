import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SendMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { SourceFilter } from '#admin-ui/recruiting/candidate-source/SourceFilter.tsx';
import { SourceName } from '#admin-ui/recruiting/candidate-source/SourceName.tsx';
import { ReviewSettingsButton } from '#admin-ui/recruiting/interview-review/ReviewSettingsButton.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { StartHireButton } from '#admin-ui/recruiting/pending-hire/StartHireButton.tsx';
import { ProofLink } from '#admin-ui/recruiting/response/ProofLink.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { When } from '#admin-ui/shared/When.tsx';
import { AssignButton } from './AssignButton.tsx';
import { ChangeStatusPanel } from './ChangeStatusPanel.tsx';
import { InterviewLog } from './InterviewLog.tsx';
import { InterviewStatusChip } from './interview-status.ts';
import { JobFilter, OpenInterviewFilter } from './JobFilter.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const BulkActions = lazyPage(() => import('./BulkActions.tsx'), 'BulkActions');
const TasksOf = lazyPage(() => import('#admin-ui/automation/task/TasksOf.tsx'), 'TasksOf');
// What answers are reviewed with is loaded when it is shown: the list needs none of it.
const ReviewPanel = lazy(async () => ({
  default: (await import('#admin-ui/recruiting/interview-review/ReviewPanel.tsx')).ReviewPanel,
}));
const LiveInterviewsOf = lazy(async () => ({
  default: (await import('#admin-ui/recruiting/live-interview/LiveInterviewsOf.tsx')).LiveInterviewsOf,
}));
const ResponsePanel = lazy(async () => ({
  default: (await import('#admin-ui/recruiting/response/ResponsePanel.tsx')).ResponsePanel,
}));

const ListActions = () => (
  <>
    <ReviewSettingsButton />
    <ViewSwitch here="list" />
  </>
);

const ReasonFilter = () => <ReferenceFilter source="reasonId" reference="rejection-reasons" />;
/** Whose to look after. */
const AssigneeFilter = () => (
  <ReferenceFilter
    source="assigneeId"
    reference="users"
    label={useTranslate()('resources.interviews.fields.assigneeId')}
  />
);
const TeamFilter = () => <ReferenceFilter source="teamId" reference="teams" />;
const ChangedFilter = () => <PeriodFilter label="resources.interviews.fields.updatedAt" />;

const ToCandidates = () => {
  const t = useTranslate();
  const { path } = useResource('candidates');
  return (
    <Allowed to="tenant.candidates.read">
      <Button variant="contained" component={Link} to={`/${path}`}>
        {t('resources.interviews.empty.action')}
      </Button>
    </Allowed>
  );
};

/** Where somebody decides, and what the decision is about. */
const AboveFacts = ({ record }: { record: InterviewView }) => (
  <>
    <ChangeStatusPanel record={record} />
    <Allowed to="tenant.interviews.responses.read">
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <ResponsePanel record={record} />
      </Suspense>
    </Allowed>
    <Allowed to="tenant.interviews.lives.read">
      <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
        <LiveInterviewsOf record={record} />
      </Suspense>
    </Allowed>
  </>
);

/** What was answered, and what happened. */
const Panels = ({ record }: { record: InterviewView }) => (
  <>
    <Allowed to="tenant.interviews.responses.read">
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <ReviewPanel record={record} />
      </Suspense>
    </Allowed>
    <Suspense fallback={null}>
      <TasksOf subject="interviewId" id={record.id} />
    </Suspense>
    <InterviewLog record={record} />
  </>
);

export const ui = resourceUi<InterviewView>({
  tabs: ['interviews', 'open-interviews', 'live-interviews'],
  columns: [
    { field: 'candidateName', width: 200, render: ({ candidateName }) => <PersonName name={candidateName} /> },
    { field: 'jobTitle', render: ({ jobTitle }) => <span title={jobTitle}>{jobTitle}</span> },
    { field: 'status', width: 150 },
    {
      field: 'assigneeName',
      width: 160,
      card: 'none',
      render: ({ assigneeName, teamName }) => assigneeName ?? teamName ?? '–',
    },
    { field: 'source', card: 'none', isHidden: true },
    { field: 'reasonName', card: 'none', isHidden: true },
    { field: 'statusSince', card: 'none', isHidden: true },
    { field: 'createdAt', card: 'none', isHidden: true },
    { field: 'updatedAt', width: 220, render: ({ updatedAt }) => <When at={updatedAt} withTime /> },
  ],
  rowName: ({ candidateName, jobTitle }, t) => `${candidateName ?? t('common.erasedPerson')}, ${jobTitle}`,
  filters: [
    'status',
    JobFilter,
    OpenInterviewFilter,
    AssigneeFilter,
    TeamFilter,
    SourceFilter,
    ReasonFilter,
    ChangedFilter,
  ],
  listActions: ListActions,
  bulkActions: { permission: 'tenant.interviews.update', content: BulkActions },
  emptyAction: ToCandidates,
  values: {
    candidateName: ({ candidateId, candidateName }) => (
      <LinkTo resource="candidates" id={candidateId}>
        <PersonName name={candidateName} />
      </LinkTo>
    ),
    jobTitle: ({ jobId, openInterviewId, jobTitle }) => (
      <LinkTo resource={jobId === null ? 'open-interviews' : 'jobs'} id={jobId ?? openInterviewId ?? ''}>
        {jobTitle}
      </LinkTo>
    ),
    status: ({ status }) => <InterviewStatusChip status={status} />,
    source: ({ source }) => source && <SourceName code={source} />,
  },

  badge: ({ record }) => <InterviewStatusChip status={record.status} />,
  detail: ({ jobTitle }) => jobTitle,
  actions: ({ record }) => (
    <>
      <StartHireButton record={record} />
      <AssignButton record={record} />
      <ProofLink resource="interviews" id={record.id} />
      <SendMailButton to={{ interviewIds: [record.id] }} />
    </>
  ),
  moreActions: [
    {
      label: 'resources.interviews.changeSource.action',
      permission: 'tenant.interviews.update',
      isFor: () => true,
      dialog: SourceDialog,
    },
  ],
  main: Panels,
  aboveFacts: AboveFacts,
  facts: [
    'candidateName',
    'jobTitle',
    'source',
    'assigneeName',
    'teamName',
    'reasonName',
    'statusSince',
    'createdAt',
    'updatedAt',
  ],
});
