import IntegrationInstructionsOutlined from '@mui/icons-material/IntegrationInstructionsOutlined';
import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventName } from './EventName.tsx';
import { PauseDialog, PausedNotice } from './PausedNotice.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
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

const Notices = ({ record }: { record: WebhookView }) => (
  <>
    <StoppedNotice record={record} />
    <PausedNotice record={record} />
  </>
);

const GuideLink = () => {
  const t = useTranslate();
  const { path } = useResource('webhooks');
  return (
    <Button variant="outlined" startIcon={<IntegrationInstructionsOutlined />} component={Link} to={`/${path}/guide`}>
      {t('resources.webhooks.guide.title')}
    </Button>
  );
};

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
  listActions: GuideLink,
  form: WebhookForm,
  badge: ({ record }) => <WebhookStatusChip status={statusOf(record)} />,
  actions: TestButton,
  moreActions: [
    {
      label: 'resources.webhooks.replay.action',
      permission: 'tenant.webhooks.update',
      isFor: ({ active, replay }) => active && replay?.status !== 'running',
      dialog: ReplayDialog,
    },
    {
      label: 'resources.webhooks.pause.action',
      permission: 'tenant.webhooks.update',
      isFor: ({ active, pausedAt }) => active && pausedAt === null,
      dialog: PauseDialog,
    },
    { label: 'resources.webhooks.rotate.action', permission: 'tenant.webhooks.update', dialog: RotateDialog },
  ],
  notice: Notices,
  facts: ['event', 'url', 'description', 'createdAt'],
  belowFacts: ReplayPanel,
  main: DeliveryLog,
  isStacked: true,
});
