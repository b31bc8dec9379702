import type { JobView } from 'contracts/recruiting/job/job.entity';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import { useTranslate } from 'react-admin';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { LastDay } from './LastDay.tsx';

/** Puts a job on the public pages, or takes it off them, once somebody has read what follows. */
export const PublishButton = ({ job }: { job: JobView }) => {
  const t = useTranslate();
  const action = job.status === 'published' ? 'unpublish' : 'publish';
  return (
    <CommandButton
      button={{ variant: action === 'publish' ? 'contained' : 'outlined' }}
      resource="jobs"
      id={job.id}
      action={action}
      words={`resources.jobs.${action}`}
      values={{ title: job.title, address: `${window.location.host}${publicJobPath(job.slug)}` }}
    >
      {action === 'publish' && job.expiresOn !== null && (
        <p style={{ margin: '12px 0 0' }}>
          {t('resources.jobs.fields.expiresOn')}: <LastDay job={job} />
        </p>
      )}
    </CommandButton>
  );
};
