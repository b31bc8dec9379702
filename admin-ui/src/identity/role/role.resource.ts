import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

const list = {
  permission: 'tenant.roles.read' as const,
  load: async () => (await import('./RoleList.tsx')).RoleList,
};

export const roles = resource({
  name: 'roles',
  entity: async () => (await import('contracts/identity/role/role.entity')).role,
  icon: ShieldOutlined,
  area: 'settings',
  ownPages: [
    { path: '', ...list },
    { path: 'all', ...list },
    { path: ':id/edit', permission: 'tenant.roles.read', load: async () => (await import('./RoleEdit.tsx')).RoleEdit },
  ],
  ui: () => import('./role.ui.tsx'),
});
