import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CompareLink } from '#admin-ui/recruiting/interview-review/CompareLink.tsx';
import { ProofLink } from '#admin-ui/recruiting/response/ProofLink.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublishButton } from './PublishButton.tsx';

export const JobActions = ({ record: job }: { record: JobView }) => (
  <>
    <CompareLink resource="jobs" id={job.id} />
    <ProofLink resource="jobs" id={job.id} />
    <PreviewButton job={job} />
    {job.status === 'published' && <CopyLinkButton path={publicJobPath(job.slug)} />}
    <Allowed to="tenant.jobs.update">
      <PublishButton job={job} />
    </Allowed>
  </>
);
