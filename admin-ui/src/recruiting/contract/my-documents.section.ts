import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { ACCOUNT } from '#admin-ui/identity/user/account-tabs';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** Reached from the tabs of the account. */
export const myDocumentsSection: Section = {
  path: `${ACCOUNT}/documents`,
  area: 'settings',
  title: 'identity.account.documents.title',
  icon: DrawOutlined,
  permission: 'member',
  isInMenu: false,
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./MyDocumentsPage.tsx'), 'MyDocumentsPage') }],
};
