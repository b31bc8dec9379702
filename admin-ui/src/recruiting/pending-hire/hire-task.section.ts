import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';

export const HIRE_TASKS_PATH = 'recruiting/hire-tasks';

/** What somebody has to do for people who are being hired, whatever else they may see of recruiting. */
export const hireTasksSection: Section = {
  path: HIRE_TASKS_PATH,
  area: 'recruiting',
  title: 'resources.pending-hires.tasks.title',
  icon: TaskAltOutlined,
  permission: 'member',
  isInMenu: (can) => can('tenant.jobs.read') && !can('tenant.pendingHires.read'),
  pages: [{ path: '', permission: 'member', page: lazyPage(() => import('./HireTasksPage.tsx'), 'HireTasksPage') }],
};
