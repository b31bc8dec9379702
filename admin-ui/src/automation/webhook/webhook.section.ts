import { lazyPage } from 'ui-kit/page/lazyPage';
import { settingSection } from '#admin-ui/shared/setting/setting-section';
import { webhookPlace } from './webhook-place.ts';

export const webhookSection = settingSection(webhookPlace, () => import('./webhook.ui.tsx'), [
  {
    path: 'create',
    permission: 'tenant.webhooks.create',
    page: lazyPage(() => import('./WebhookCreate.tsx'), 'WebhookCreate'),
  },
  {
    path: ':id/view',
    permission: 'tenant.webhooks.read',
    page: lazyPage(() => import('./WebhookShow.tsx'), 'WebhookShow'),
  },
]);
