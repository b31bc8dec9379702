import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { ROLES } from './role-paths.ts';

const list = lazyPage(() => import('./RoleList.tsx'), 'RoleList');

export const roleSection: Section = {
  path: ROLES,
  area: 'settings',
  title: 'identity.role.title',
  icon: ShieldOutlined,
  permission: 'tenant.roles.read',
  pages: [
    { path: '', permission: 'tenant.roles.read', page: list },
    { path: 'all', permission: 'tenant.roles.read', page: list },
    {
      path: 'create',
      permission: 'tenant.roles.create',
      page: lazyPage(() => import('./RoleCreate.tsx'), 'RoleCreate'),
    },
    { path: ':id/edit', permission: 'tenant.roles.read', page: lazyPage(() => import('./RoleEdit.tsx'), 'RoleEdit') },
  ],
};
