import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { settingUi } from '#admin-ui/shared/setting/setting-ui';
import { EventName } from './EventName.tsx';
import { WebhookFilters } from './WebhookFilters.tsx';
import { WebhookStatusChip } from './WebhookStatusChip.tsx';
import { newWebhook, webhookFields } from './webhook-fields.ts';
import { webhookPath } from './webhook-place.ts';

/** How webhooks are listed and edited. */
export const ui = settingUi<WebhookView>({
  fields: webhookFields,
  initial: newWebhook,
  hasSearch: true,
  filters: <WebhookFilters />,
  pathOf: webhookPath,
  columns: [
    {
      key: 'event',
      label: 'automation.webhook.field.event',
      card: 'meta',
      render: ({ event }) => <EventName type={event} />,
    },
    {
      key: 'url',
      label: 'automation.webhook.field.url',
      card: 'meta',
      render: ({ url }) => <span title={url}>{url}</span>,
    },
    {
      key: 'status',
      label: 'automation.webhook.field.status',
      card: 'corner',
      width: 150,
      render: (webhook) => <WebhookStatusChip webhook={webhook} />,
    },
  ],
});
