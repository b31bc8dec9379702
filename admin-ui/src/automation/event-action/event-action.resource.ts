import BoltOutlined from '@mui/icons-material/BoltOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const eventActions = resource({
  name: 'event-actions',
  permissions: 'tenant.events',
  entity: async () => (await import('contracts/automation/event-action/event-action.entity')).eventAction,
  icon: BoltOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view', 'edit'],
  ui: () => import('./event-action.ui.tsx'),
});
