import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';

/** The first page of staff: whoever belongs to the company has one, with what they may read. */
export const dashboardSection: Section = {
  path: 'dashboard',
  area: 'overview',
  title: 'reporting.dashboard.title',
  icon: SpaceDashboardOutlined,
  permission: 'member',
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./Dashboard.tsx'), 'Dashboard') }],
};
