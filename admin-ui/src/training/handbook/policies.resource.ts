import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import { resource } from '#admin-ui/shared/resource/resource';
import { handbookHead } from './handbook.resource.ts';
import { POLICIES_PATH } from './paths.ts';

const described = resource({
  ...handbookHead,
  icon: PolicyOutlined,
  path: POLICIES_PATH,
  pages: ['list', 'create', 'view', 'edit'],
  ownPages: [
    {
      path: '',
      permission: 'tenant.app.training.policies',
      load: async () => (await import('./PoliciesPage.tsx')).PoliciesPage,
    },
    { path: 'files', permission: 'member', load: async () => (await import('./PolicyFilesPage.tsx')).PolicyFilesPage },
    {
      path: 'files/:folderId',
      permission: 'member',
      load: async () => (await import('./PolicyFilesPage.tsx')).PolicyFilesPage,
    },
    {
      path: 'matrix',
      permission: 'tenant.training.handbook.read',
      load: async () => (await import('./MatrixPage.tsx')).MatrixPage,
    },
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

/** What holds for everybody, or for a team: documents of the handbook too, at an address of their own. */
export const policies = Object.assign(described, {
  permission: 'tenant.app.training.policies' as const,
  title: 'handbook.policies',
});
