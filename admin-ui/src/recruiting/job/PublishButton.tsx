import Button from '@mui/material/Button';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { JOBS } from '#admin-ui/recruiting/paths';
import { useSend } from '#admin-ui/shared/useSend';

/** Puts a job on the public pages, or takes it off them. */
export const PublishButton = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const isPublished = job.status === 'published';
  const { mutate, isPending } = useSend({
    resource: JOBS,
    success: isPublished ? 'recruiting.job.unpublish.done' : 'recruiting.job.publish.done',
  });
  return (
    <Button
      variant={isPublished ? 'outlined' : 'contained'}
      disabled={isPending}
      onClick={() => mutate({ id: job.id, action: isPublished ? 'unpublish' : 'publish' })}
    >
      {t(isPublished ? 'recruiting.job.unpublish.action' : 'recruiting.job.publish.action')}
    </Button>
  );
};
