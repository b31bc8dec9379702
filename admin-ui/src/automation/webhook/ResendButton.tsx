import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { MAX_RESENT } from 'contracts/automation/webhook/webhook.choices';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useListContext, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Sends an event to its webhook once more. */
export const ResendButton = ({ delivery }: { delivery: DeliveryView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({
    resource: 'webhook-deliveries',
    success: 'resources.webhook-deliveries.resent',
  });
  return (
    <Allowed to="tenant.webhooks.update">
      <div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Replay />}
          disabled={isPending}
          onClick={() => mutate({ id: delivery.id, action: 'resend' })}
        >
          {t('resources.webhook-deliveries.resend')}
        </Button>
      </div>
    </Allowed>
  );
};

/** Sends the events that are ticked once more. */
export const ResendManyButton = () => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext<DeliveryView>();
  const { mutate, isPending } = useSend({
    resource: 'webhook-deliveries',
    success: 'resources.webhook-deliveries.resentMany',
    onSuccess: () => onUnselectItems(),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Replay />}
      disabled={isPending || selectedIds.length > MAX_RESENT}
      onClick={() => mutate({ action: 'resend', body: { ids: selectedIds } })}
    >
      {t('resources.webhook-deliveries.resend')}
    </Button>
  );
};
