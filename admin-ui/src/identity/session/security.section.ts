import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';

/** Reached from the menu of the account. */
export const securitySection: Section = {
  path: 'user/security',
  area: 'settings',
  title: 'security.title',
  icon: ShieldOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./SecurityPage.tsx'), 'SecurityPage') }],
};
