import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Typography from '@mui/material/Typography';
import { deliveryStatuses } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useId } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListContent } from '#admin-ui/shared/list/ListContent.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Toolbar } from '#admin-ui/shared/list/Toolbar.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryStatusChip } from './DeliveryStatusChip.tsx';
import { EventName } from './EventName.tsx';
import { DELIVERIES } from './webhook-place.ts';

/** Milliseconds between looks: attempts happen without anybody here doing anything. */
const LOOK_AGAIN_MS = 4_000;

const columns: readonly Column<DeliveryView>[] = [
  {
    key: 'createdAt',
    label: 'automation.webhook.delivery.createdAt',
    sort: 'createdAt',
    card: 'title',
    render: ({ createdAt }) => <When at={createdAt} withTime />,
  },
  {
    key: 'type',
    label: 'automation.webhook.field.event',
    card: 'meta',
    render: ({ type }) => <EventName type={type} />,
  },
  {
    key: 'attempts',
    label: 'automation.webhook.delivery.attempts',
    card: 'none',
    width: 90,
    align: 'right',
    render: ({ attempts }) => attempts.length,
  },
  {
    key: 'answer',
    label: 'automation.webhook.delivery.answer',
    card: 'none',
    width: 90,
    align: 'right',
    render: ({ attempts }) => attempts.at(-1)?.status ?? '—',
  },
  {
    key: 'status',
    label: 'automation.webhook.field.status',
    card: 'corner',
    width: 150,
    render: ({ status }) => <DeliveryStatusChip status={status} />,
  },
];

const StatusFilter = () => {
  const t = useTranslate();
  return (
    <SelectFilter
      source="status"
      label={t('automation.webhook.field.status')}
      choices={deliveryStatuses.map((id) => ({ id, name: t(`automation.webhook.delivery.status.${id}`) }))}
    />
  );
};

/** What was sent to a webhook and what came back, the newest first. */
export const DeliveryLog = ({ webhook }: { webhook: WebhookView }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t('automation.webhook.delivery.title')}
      </Typography>
      <ListBase
        resource={DELIVERIES}
        filter={{ webhookId: webhook.id }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ onError: () => undefined, refetchInterval: LOOK_AGAIN_MS }}
      >
        <Toolbar>
          <StatusFilter />
        </Toolbar>
        <ListContent<DeliveryView>
          columns={columns}
          detailsOf={(delivery) => <DeliveryDetails delivery={delivery} isActive={webhook.active} />}
          nameOf={({ type, eventId }) => `${type} ${eventId}`}
          isSelectable={false}
          empty={
            <Notice
              icon={HistoryOutlined}
              title={t('automation.webhook.delivery.empty.title')}
              detail={t('automation.webhook.delivery.empty.detail')}
            />
          }
        />
      </ListBase>
    </section>
  );
};
