import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventName } from './EventName.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import { TestButton } from './TestButton.tsx';
import { statusOf, WebhookStatusChip } from './webhook-status.ts';

const WebhookForm = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <Input source="name" autoFocus={isNew} />
    <Input source="event" />
    <Input source="url" isLine inputMode="url" spellCheck={false} />
    <Input source="description" />
    <Input source="active" />
  </Card>
);

export const ui = resourceUi<WebhookView>({
  columns: [
    'name',
    { field: 'event', text: ({ event }) => event },
    'url',
    {
      field: 'status',
      card: 'corner',
      width: 150,
      text: (webhook, { t }) => t(`resources.webhooks.status.${statusOf(webhook)}`),
    },
    'updatedAt',
  ],
  values: {
    event: ({ event }) => <EventName type={event} />,
    status: (webhook) => <WebhookStatusChip status={statusOf(webhook)} />,
  },
  filters: ['event'],
  form: WebhookForm,
  badge: ({ record }) => <WebhookStatusChip status={statusOf(record)} />,
  actions: TestButton,
  moreActions: [
    { label: 'resources.webhooks.rotate.action', permission: 'tenant.webhooks.update', dialog: RotateDialog },
  ],
  notice: StoppedNotice,
  facts: ['event', 'url', 'description', 'createdAt'],
  main: DeliveryLog,
  isStacked: true,
});
