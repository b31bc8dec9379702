import AppsOutlined from '@mui/icons-material/AppsOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { UnknownPage } from './Guarded.tsx';

const member = 'member' as const;

/** Tiles of all there is: the first page of those who move about by it. */
export const homeSection: Section = {
  path: 'home',
  area: 'overview',
  title: 'layout.home',
  icon: AppsOutlined,
  permission: member,
  isInMenu: false,
  pages: [{ path: '', permission: member, page: lazyPage(() => import('./HomePage.tsx'), 'HomePage') }],
};

export const settingsSection: Section = {
  path: 'settings',
  area: 'settings',
  title: 'layout.allSettings',
  icon: SettingsOutlined,
  permission: member,
  pages: [
    { path: '', permission: member, page: lazyPage(() => import('./SettingsPage.tsx'), 'SettingsPage') },
    { path: '*', permission: member, page: UnknownPage },
  ],
};

export const navigationSection: Section = {
  path: 'settings/navigation-mode',
  area: 'settings',
  title: 'layout.navigation.title',
  icon: GridViewOutlined,
  permission: member,
  pages: [{ path: '', permission: member, page: lazyPage(() => import('./NavigationPage.tsx'), 'NavigationPage') }],
};
