import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Button from '@mui/material/Button';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { JobFilter } from '#admin-ui/recruiting/job/JobFilter.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { CANDIDATES, INTERVIEWS, interviewPath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { BulkChangeStatusButton } from './BulkChangeStatusButton.tsx';
import { InterviewStatusChip } from './InterviewStatusChip.tsx';
import { statusKey } from './interview-status.ts';

const columns: readonly Column<InterviewView>[] = [
  {
    key: 'candidate',
    label: 'recruiting.interview.field.candidate',
    sort: 'candidateName',
    card: 'title',
    render: ({ candidateName }) => <PersonName name={candidateName} />,
  },
  {
    key: 'job',
    label: 'recruiting.interview.field.job',
    sort: 'jobTitle',
    card: 'meta',
    render: ({ jobTitle }) => <span title={jobTitle}>{jobTitle}</span>,
  },
  {
    key: 'status',
    label: 'recruiting.interview.field.status',
    card: 'corner',
    width: 170,
    render: ({ status }) => <InterviewStatusChip status={status} />,
  },
  {
    key: 'updatedAt',
    label: 'recruiting.interview.field.updatedAt',
    sort: 'updatedAt',
    card: 'meta',
    width: 220,
    render: ({ updatedAt }) => <When at={updatedAt} withTime />,
  },
];

const StatusFilter = () => {
  const t = useTranslate();
  return (
    <SelectFilter
      source="status"
      label={t('recruiting.interview.field.status')}
      choices={interviewStatuses.map((status) => ({ id: status, name: t(statusKey(status)) }))}
    />
  );
};

const NoInterviews = () => {
  const t = useTranslate();
  return (
    <Notice
      icon={VideocamOutlined}
      title={t('recruiting.interview.empty.title')}
      detail={t('recruiting.interview.empty.detail')}
    >
      <Allowed to="tenant.candidates.read">
        <Button variant="contained" component={Link} to={`/${CANDIDATES}`}>
          {t('recruiting.interview.empty.action')}
        </Button>
      </Allowed>
    </Notice>
  );
};

export const InterviewList = () => {
  const t = useTranslate();
  const can = useCan();
  const nameOf = usePersonName();
  return (
    <ListPage<InterviewView>
      resource={INTERVIEWS}
      area="recruiting"
      title="recruiting.interview.title"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchLabel={t('recruiting.interview.search')}
      filters={
        <>
          <StatusFilter />
          {can('tenant.jobs.read') && <JobFilter />}
          <PeriodFilter label="recruiting.interview.field.updatedAt" />
        </>
      }
      columns={columns}
      pathOf={interviewPath}
      nameOf={({ candidateName, jobTitle }) => `${nameOf(candidateName)}, ${jobTitle}`}
      empty={<NoInterviews />}
      {...(can('tenant.interviews.update') && { bulkActions: <BulkChangeStatusButton /> })}
    />
  );
};
