import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** Reached from the menu of the account. */
export const securitySection: Section = {
  path: 'user/security',
  area: 'settings',
  title: 'security.title',
  icon: ShieldOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [
    {
      path: '',
      permission: 'member',
      page: lazyPage(() => import('#admin-ui/identity/security/SecurityPage.tsx'), 'SecurityPage'),
    },
  ],
};
