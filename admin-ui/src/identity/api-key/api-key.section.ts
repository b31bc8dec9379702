import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { API_KEYS } from './api-key-paths.ts';

export const apiKeySection: Section = {
  path: API_KEYS,
  area: 'settings',
  title: 'identity.api-key.title',
  icon: VpnKeyOutlined,
  permission: 'tenant.api.keys.read',
  pages: [
    { path: '', permission: 'tenant.api.keys.read', page: lazyPage(() => import('./ApiKeyList.tsx'), 'ApiKeyList') },
    {
      path: 'create',
      permission: 'tenant.api.keys.create',
      page: lazyPage(() => import('./ApiKeyCreate.tsx'), 'ApiKeyCreate'),
    },
    {
      path: ':id/view',
      permission: 'tenant.api.keys.read',
      page: lazyPage(() => import('./ApiKeyShow.tsx'), 'ApiKeyShow'),
    },
  ],
};
