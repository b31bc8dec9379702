import IntegrationInstructionsOutlined from '@mui/icons-material/IntegrationInstructionsOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { webhookTagGroups } from 'contracts/automation/webhook/webhook.tags';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { TagsContext } from '#admin-ui/automation/email-template/tags-context';
import { FilterLines } from '#admin-ui/automation/event-action/RuleFacts.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventName } from './EventName.tsx';
import { PauseDialog, PausedNotice } from './PausedNotice.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import { TestButton } from './TestButton.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { statusOf, WebhookStatusChip } from './webhook-status.ts';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const Notices = ({ record }: { record: WebhookView }) => (
  <>
    <StoppedNotice record={record} />
    <PausedNotice record={record} />
  </>
);

const Below = ({ record }: { record: WebhookView }) => (
  <TagsContext.Provider value={webhookTagGroups}>
    <Stack>
      <RequestPanel webhook={record} saved={record} />
      <ReplayPanel record={record} />
    </Stack>
  </TagsContext.Provider>
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

/** With the question before a removal, not with the list. */
const RulesNaming = lazyPage(() => import('#admin-ui/automation/event-action/RulesNaming.tsx'), 'RulesNaming');
const RemovalNotice = ({ ids }: { ids: readonly string[] }) => (
  <Suspense fallback={null}>
    <RulesNaming field="webhookId" ids={ids} />
  </Suspense>
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
    filters: (webhook) => <FilterLines {...webhook} />,
    status: (webhook) => <WebhookStatusChip status={statusOf(webhook)} />,
  },
  filters: ['event'],
  listActions: GuideLink,
  removalNotice: RemovalNotice,
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
  facts: ['event', 'filters', 'url', 'inOrder', 'description', 'createdAt'],
  belowFacts: Below,
  main: DeliveryLog,
  isStacked: true,
});
