import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const hiringChecklists = resource({
  name: 'hiring-checklists',
  permissions: 'tenant.hiringChecklists',
  entity: async () => (await import('contracts/recruiting/hiring-checklist/hiring-checklist.entity')).hiringChecklist,
  icon: ChecklistOutlined,
  area: 'settings',
  ui: () => import('./hiring-checklist.ui.tsx'),
});
