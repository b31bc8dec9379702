import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { ACCOUNT } from './account-tabs.ts';

/** Reached from the menu of the person; each page has its tab in `account-tabs.ts`. */
export const accountSection: Section = {
  path: `${ACCOUNT}/profile`,
  area: 'overview',
  title: 'identity.account.title',
  icon: AccountCircleOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage') }],
};
