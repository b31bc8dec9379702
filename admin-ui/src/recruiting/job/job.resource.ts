import WorkOutline from '@mui/icons-material/WorkOutline';
import { resource } from '#admin-ui/shared/resource/resource';

export const jobs = resource({
  name: 'jobs',
  entity: async () => (await import('contracts/recruiting/job/job.entity')).job,
  icon: WorkOutline,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  ownPages: [
    {
      path: ':id/compare',
      permission: 'tenant.interviews.responses.read',
      load: async () => (await import('#admin-ui/recruiting/interview-review/ComparePage.tsx')).ComparePage,
    },
    {
      path: ':id/proof',
      permission: 'tenant.interviews.responses.read',
      load: async () => (await import('#admin-ui/recruiting/response/ProofPage.tsx')).ProofPage,
    },
  ],
  nameField: 'title',
  hasFirstList: true,
  ui: () => import('./job.ui.tsx'),
});
