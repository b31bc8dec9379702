import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { USERS } from './user-paths.ts';

export const userSection: Section = {
  path: USERS,
  area: 'settings',
  title: 'identity.user.title',
  icon: ManageAccountsOutlined,
  permission: 'tenant.users.read',
  pages: [
    { path: '', permission: 'tenant.users.read', page: lazyPage(() => import('./UserList.tsx'), 'UserList') },
    {
      path: 'create',
      permission: 'tenant.users.create',
      page: lazyPage(() => import('./UserCreate.tsx'), 'UserCreate'),
    },
    {
      path: 'invite',
      permission: 'tenant.users.create',
      page: lazyPage(() => import('#admin-ui/identity/invitation/UserInvite.tsx'), 'UserInvite'),
    },
    {
      path: 'invitations',
      permission: 'tenant.users.read',
      page: lazyPage(() => import('#admin-ui/identity/invitation/InvitationList.tsx'), 'InvitationList'),
    },
    { path: ':id/edit', permission: 'tenant.users.read', page: lazyPage(() => import('./UserEdit.tsx'), 'UserEdit') },
  ],
};
