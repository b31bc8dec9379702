import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import type { ResourceHead } from '#admin-ui/shared/resource/description';
import { resource } from '#admin-ui/shared/resource/resource';
import { PROCEDURES_PATH } from './paths.ts';

/** What documents have in common, wherever they are listed. */
export const handbookHead: ResourceHead = {
  name: 'handbook-documents',
  permissions: 'tenant.training.handbook',
  entity: async () => (await import('contracts/training/handbook/handbook.entity')).handbookDocument,
  icon: AssignmentOutlined,
  area: 'training',
  ui: () => import('./handbook.ui.tsx'),
};

const described = resource({
  ...handbookHead,
  path: PROCEDURES_PATH,
  pages: ['list', 'create', 'view', 'edit'],
  ownPages: [
    { path: '', permission: 'member', load: async () => (await import('./ProceduresPage.tsx')).ProceduresPage },
    {
      path: 'import',
      permission: 'tenant.training.handbook.create',
      load: async () => (await import('./ImportHandbookPage.tsx')).ImportHandbookPage,
    },
    { path: ':id/read', permission: 'member', load: async () => (await import('./ReadPage.tsx')).ReadPage },
    {
      path: ':id/compare',
      permission: 'tenant.training.handbook.read',
      load: async () => (await import('./ComparePage.tsx')).ComparePage,
    },
  ],
});

/** How work is done here: what concerns somebody they read without any permission. */
export const handbookDocuments = Object.assign(described, { permission: 'member' as const });
