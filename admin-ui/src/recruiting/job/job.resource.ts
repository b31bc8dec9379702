import WorkOutline from '@mui/icons-material/WorkOutline';
import { type JobView, job } from 'contracts/recruiting/job/job.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const jobs = resource<JobView>({
  entity: job,
  icon: WorkOutline,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameOf: ({ title }) => title,
  ui: () => import('./job.ui.tsx'),
});
