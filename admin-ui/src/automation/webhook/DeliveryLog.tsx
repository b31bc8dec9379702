import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { deliveryStatuses } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { EventName } from './EventName.tsx';
import { ResendManyButton } from './ResendButton.tsx';
import { DeliveryStatusChip } from './webhook-status.ts';

/** Milliseconds between looks: attempts happen without anybody here doing anything. */
const LOOK_AGAIN_MS = 4_000;
const WORDS = 'resources.webhook-deliveries';

const columns: readonly Column<DeliveryView>[] = [
  { field: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <When at={createdAt} withTime /> },
  { field: 'type', render: ({ type }) => <EventName type={type} /> },
  { field: 'attempts', card: 'none', width: 110, align: 'right', render: ({ attempts }) => attempts.length },
  {
    field: 'answer',
    card: 'none',
    width: 100,
    align: 'right',
    render: ({ attempts }) => attempts.at(-1)?.status ?? '—',
  },
  { field: 'status', card: 'corner', width: 150, render: ({ status }) => <DeliveryStatusChip status={status} /> },
];

/** What was sent to a webhook and what came back, the newest first. */
export const DeliveryLog = ({ record: webhook }: { record: WebhookView }) => {
  const t = useTranslate();
  const can = useCan();
  const statuses = deliveryStatuses.map((id) => ({ id, name: t(`${WORDS}.status.${id}`) }));
  return (
    <RelatedList<DeliveryView>
      resource="webhook-deliveries"
      title={t(`${WORDS}.title`)}
      filter={{ webhookId: webhook.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: LOOK_AGAIN_MS }}
      filters={
        <>
          <SelectFilter source="status" label={t(`${WORDS}.fields.status`)} choices={statuses} />
          <PeriodFilter label={`${WORDS}.fields.createdAt`} />
          {webhook.replay && (
            <SelectFilter
              source="replayId"
              label={t(`${WORDS}.fields.replayId`)}
              choices={[{ id: webhook.replay.id, name: t(`${WORDS}.lastReplay`) }]}
            />
          )}
        </>
      }
      columns={columns}
      bulkActions={webhook.active && can('tenant.webhooks.update') ? <ResendManyButton /> : undefined}
      detailsOf={(delivery) => <DeliveryDetails delivery={delivery} isActive={webhook.active} />}
      nameOf={({ type, eventId }) => `${type} ${eventId}`}
      empty={<Notice icon={HistoryOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
    />
  );
};
