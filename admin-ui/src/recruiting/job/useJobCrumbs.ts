import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { JOBS, jobPath } from '#admin-ui/recruiting/paths';

/** The way to the jobs, and to one of them where it is above. */
export const useJobCrumbs = () => {
  const t = useTranslate();
  return (above?: JobView): Crumb[] => [
    { label: t('layout.area.recruiting') },
    { label: t('recruiting.job.title'), to: `/${JOBS}` },
    ...(above ? [{ label: above.title, to: jobPath(above) }] : []),
  ];
};
