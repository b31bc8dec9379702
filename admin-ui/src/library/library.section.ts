import DataUsageOutlined from '@mui/icons-material/DataUsageOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { LIBRARY, USAGE } from './places.ts';

const page = lazyPage(() => import('./LibraryPage.tsx'), 'LibraryPage');

export const librarySection: Section = {
  path: LIBRARY,
  area: 'settings',
  title: 'library.title',
  icon: FolderOutlined,
  permission: 'tenant.files.read',
  pages: [
    { path: '', permission: 'tenant.files.read', page },
    { path: ':folderId', permission: 'tenant.files.read', page },
  ],
};

export const usageSection: Section = {
  path: USAGE,
  area: 'settings',
  title: 'library.usage.title',
  icon: DataUsageOutlined,
  permission: 'tenant.files.metrics',
  pages: [
    {
      path: '',
      permission: 'tenant.files.metrics',
      page: lazyPage(() => import('./storage/UsagePage.tsx'), 'UsagePage'),
    },
  ],
};
