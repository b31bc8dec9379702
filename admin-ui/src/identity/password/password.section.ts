import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** Reached from the security page of the account. */
export const passwordSection: Section = {
  path: 'user/password',
  area: 'settings',
  title: 'security.password.title',
  icon: KeyOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./PasswordPage.tsx'), 'PasswordPage') }],
};
