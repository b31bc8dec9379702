import WorkOutline from '@mui/icons-material/WorkOutline';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { JOBS } from '#admin-ui/recruiting/paths';
import type { Section } from '#admin-ui/sections';

export const jobSection: Section = {
  path: JOBS,
  area: 'recruiting',
  title: 'recruiting.job.title',
  icon: WorkOutline,
  permission: 'tenant.jobs.read',
  pages: [
    { path: '', permission: 'tenant.jobs.read', page: lazyPage(() => import('./JobList.tsx'), 'JobList') },
    {
      path: 'filter/:hash/pk',
      permission: 'tenant.jobs.read',
      page: lazyPage(() => import('./FilteredJobList.tsx'), 'FilteredJobList'),
    },
    { path: 'create', permission: 'tenant.jobs.create', page: lazyPage(() => import('./JobCreate.tsx'), 'JobCreate') },
    { path: ':id/view', permission: 'tenant.jobs.read', page: lazyPage(() => import('./JobShow.tsx'), 'JobShow') },
    { path: ':id/edit', permission: 'tenant.jobs.update', page: lazyPage(() => import('./JobEdit.tsx'), 'JobEdit') },
  ],
};
