import Button from '@mui/material/Button';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Puts a job on the public pages, or takes it off them. */
const PublishButton = ({ job: { id, status } }: { job: JobView }) => {
  const t = useTranslate();
  const action = status === 'published' ? 'unpublish' : 'publish';
  const { mutate, isPending } = useSend({ resource: 'jobs', success: `resources.jobs.${action}.done` });
  return (
    <Button
      variant={action === 'publish' ? 'contained' : 'outlined'}
      disabled={isPending}
      onClick={() => mutate({ id, action })}
    >
      {t(`resources.jobs.${action}.action`)}
    </Button>
  );
};

export const JobActions = ({ record: job }: { record: JobView }) => (
  <>
    {job.status === 'published' && <CopyLinkButton path={publicJobPath(job.slug)} />}
    <Allowed to="tenant.jobs.update">
      <PublishButton job={job} />
    </Allowed>
  </>
);
