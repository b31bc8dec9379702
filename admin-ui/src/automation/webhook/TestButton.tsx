import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryStatusChip } from './webhook-status.ts';

const LOOK_AGAIN_MS = 500;
const WORDS = 'resources.webhooks.test';

/** When an event happened, as its payload says. */
const happenedAt = ({ payload }: DeliveryView): unknown => payload && JSON.parse(payload).timestamp;

/** What was sent for the test of that moment, once an answer has come, or none will. */
const useTested = (webhookId: string, at: string): DeliveryView | undefined => {
  const [tested, setTested] = useState<DeliveryView>();
  useGetList<DeliveryView>(
    'webhook-deliveries',
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { webhookId },
    },
    {
      refetchInterval: tested ? false : LOOK_AGAIN_MS,
      onError: () => undefined,
      onSuccess: ({ data }) => {
        const found = data.find(
          (delivery) => delivery.type === TEST_EVENT && delivery.attempts.length > 0 && happenedAt(delivery) === at,
        );
        if (found) setTested(found);
      },
    },
  );
  return tested;
};

const TestDialog = ({ webhook, at, onClose }: { webhook: WebhookView; at: string; onClose: () => void }) => {
  const t = useTranslate();
  const title = useId();
  const tested = useTested(webhook.id, at);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{t(`${WORDS}.title`)}</DialogTitle>
      <DialogContent>
        <div role="status">
          {tested ? (
            <DeliveryStatusChip status={tested.status} />
          ) : (
            <>
              <p style={{ margin: '0 0 12px' }}>{t(`${WORDS}.waiting`)}</p>
              <LinearProgress aria-label={t(`${WORDS}.waiting`)} />
            </>
          )}
        </div>
        {tested && <DeliveryDetails delivery={tested} isActive={false} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Sends a test event, and shows what came back. */
export const TestButton = ({ record: webhook }: { record: WebhookView }) => {
  const t = useTranslate();
  const [at, setAt] = useState<string>();
  const { mutate, isPending } = useSend<WebhookView>({
    resource: 'webhooks',
    onSuccess: ({ updatedAt }) => setAt(updatedAt),
  });
  return (
    <Allowed to="tenant.webhooks.update">
      <Button
        variant="contained"
        startIcon={<SendOutlined />}
        disabled={isPending}
        onClick={() => mutate({ id: webhook.id, action: 'test' })}
      >
        {t(`${WORDS}.action`)}
      </Button>
      {at && <TestDialog key={at} webhook={webhook} at={at} onClose={() => setAt(undefined)} />}
    </Allowed>
  );
};
