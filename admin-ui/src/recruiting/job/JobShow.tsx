import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Description } from 'ui-kit/recruiting/job/Description.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { InterviewsOf } from '#admin-ui/recruiting/interview/InterviewsOf.tsx';
import { JOBS, jobEditPath } from '#admin-ui/recruiting/paths';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';
import { PublishButton } from './PublishButton.tsx';
import { useJobCrumbs } from './useJobCrumbs.ts';

const Actions = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const can = useCan();
  const remove: MoreAction = {
    key: 'remove',
    label: t('recruiting.job.remove.action'),
    isDangerous: true,
    dialog: (close) => <RemoveDialog resource={JOBS} id={job.id} texts="recruiting.job.remove" onClose={close} />,
  };
  return (
    <>
      <MoreActions actions={can('tenant.jobs.delete') ? [remove] : []} />
      {job.status === 'published' && <CopyLinkButton path={publicJobPath(job.slug)} />}
      <Allowed to="tenant.jobs.update">
        <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={jobEditPath(job)}>
          {t('common.edit')}
        </Button>
        <PublishButton job={job} />
      </Allowed>
    </>
  );
};

export const JobShow = () => {
  const t = useTranslate();
  const crumbs = useJobCrumbs();
  return (
    <RecordPage<JobView> resource={JOBS} crumbs={crumbs()} title="recruiting.job.one">
      {(job) => (
        <Page
          title={job.title}
          crumbs={crumbs()}
          badge={<JobStatusChip status={job.status} />}
          actions={<Actions job={job} />}
        >
          <TwoColumns>
            <div style={{ display: 'grid', gap: 16, minWidth: 0 }}>
              <Panel title={t('recruiting.job.field.description')}>
                <Description text={job.description || t('recruiting.job.noDescription')} heading="h3" />
              </Panel>
              <Allowed to="tenant.interviews.read">
                <InterviewsOf filter={{ jobId: job.id }} shows="candidate" />
              </Allowed>
            </div>
            <Panel title={t('recruiting.job.facts')}>
              <JobFacts job={job} />
            </Panel>
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
