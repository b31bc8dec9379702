import Button from '@mui/material/Button';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { LastDay } from './LastDay.tsx';

/** Puts a job on the public pages, or takes it off them, once somebody has read what follows. */
export const PublishButton = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const action = job.status === 'published' ? 'unpublish' : 'publish';
  const words = `resources.jobs.${action}`;
  const { mutate, isPending } = useSend({
    resource: 'jobs',
    success: `${words}.done`,
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button variant={action === 'publish' ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t(`${words}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`${words}.title`)}
        confirm={t(`${words}.action`)}
        isBusy={isPending}
        onConfirm={() => mutate({ id: job.id, action })}
        onCancel={() => setOpen(false)}
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {t(`${words}.detail`, { title: job.title, address: `${window.location.host}${publicJobPath(job.slug)}` })}
        </p>
        {action === 'publish' && job.expiresOn !== null && (
          <p style={{ margin: '12px 0 0' }}>
            {t('resources.jobs.fields.expiresOn')}: <LastDay job={job} />
          </p>
        )}
      </ConfirmDialog>
    </>
  );
};
