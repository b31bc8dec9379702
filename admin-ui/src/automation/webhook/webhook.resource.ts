import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { webhook } from 'contracts/automation/webhook/webhook.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const webhooks = resource({
  entity: webhook,
  icon: WebhookOutlined,
  area: 'settings',
  pages: ['list', 'create', 'view', 'edit'],
  ui: () => import('./webhook.ui.tsx'),
});
