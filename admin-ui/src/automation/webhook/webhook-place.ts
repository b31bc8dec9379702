import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { SettingPlace } from '#admin-ui/shared/setting/setting-ui';

export const WEBHOOKS = 'settings/webhooks';
export const DELIVERIES = 'settings/webhook-deliveries';

export const webhookPlace: SettingPlace = {
  path: WEBHOOKS,
  texts: 'automation.webhook',
  permissions: 'tenant.webhooks',
  icon: WebhookOutlined,
};

export const webhookPath = ({ id }: { id: string }) => `/${WEBHOOKS}/${id}/view`;
export const webhookEditPath = ({ id }: { id: string }) => `/${WEBHOOKS}/${id}/edit`;
