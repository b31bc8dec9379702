import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const webhooks = resource({
  name: 'webhooks',
  entity: async () => (await import('contracts/automation/webhook/webhook.entity')).webhook,
  icon: WebhookOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view', 'edit'],
  ownPages: [
    {
      path: 'guide',
      permission: 'tenant.webhooks.read',
      load: async () => (await import('./GuidePage.tsx')).GuidePage,
    },
  ],
  ui: () => import('./webhook.ui.tsx'),
});
