import WorkOutline from '@mui/icons-material/WorkOutline';
import { jobs as list } from 'contracts/recruiting/job/job.entity';
import { JobFields } from 'contracts/recruiting/job/job.entity';
import { JobView } from 'contracts/recruiting/job/job.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const jobs = resource<JobView>({
  entity: {
    plural: 'jobs',
    permissions: 'tenant.jobs',
    fields: JobFields.shape,
    view: JobView,
    search: ['title'],
    sorts: list.sorts,
  },
  icon: WorkOutline,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameOf: ({ title }) => title,
  ui: () => import('./job.ui.tsx'),
});
