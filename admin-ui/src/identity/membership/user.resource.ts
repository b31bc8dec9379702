import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { resource } from '#admin-ui/shared/resource/resource';
import { USERS_PATH } from './user-paths.ts';

export const users = resource({
  name: 'users',
  entity: async () => {
    const { createUser, users: list } = await import('contracts/identity/membership/membership.endpoints');
    const { MemberView } = await import('contracts/identity/membership/membership.views');
    return {
      fields: createUser.body.omit({ locale: true }).shape,
      view: MemberView,
      search: ['name', 'email'],
      sorts: list.sorts,
    };
  },
  icon: ManageAccountsOutlined,
  area: 'settings',
  path: USERS_PATH,
  pages: ['list'],
  ownPages: [
    {
      path: 'create',
      permission: 'tenant.users.create',
      load: async () => (await import('./UserCreate.tsx')).UserCreate,
    },
    {
      path: 'invite',
      permission: 'tenant.users.create',
      load: async () => (await import('./UserInvite.tsx')).UserInvite,
    },
    { path: ':id/edit', permission: 'tenant.users.read', load: async () => (await import('./UserEdit.tsx')).UserEdit },
  ],
  ui: () => import('./user.ui.tsx'),
});
