import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

/** Tab of the interviews. */
export const openInterviews = resource({
  name: 'open-interviews',
  permissions: 'tenant.interviews',
  entity: async () => (await import('contracts/recruiting/open-interview/open-interview.entity')).openInterview,
  icon: LinkOutlined,
  area: 'recruiting',
  isInMenu: false,
  above: 'interviews',
  pages: ['list', 'create', 'view', 'edit'],
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
  ui: () => import('./open-interview.ui.tsx'),
});
