import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const webhooks = resource({
  name: 'webhooks',
  entity: async () => (await import('contracts/automation/webhook/webhook.entity')).webhook,
  icon: WebhookOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view', 'edit'],
  ui: () => import('./webhook.ui.tsx'),
});
