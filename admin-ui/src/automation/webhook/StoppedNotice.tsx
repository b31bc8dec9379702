import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';
import { WEBHOOKS } from './webhook-place.ts';

/** Why the product stopped sending, and the way to begin again. */
export const StoppedNotice = ({ webhook }: { webhook: WebhookView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<WebhookView, Error>();
  if (webhook.active || !webhook.offReason) return null;
  const switchOn = () =>
    update(
      WEBHOOKS,
      { id: webhook.id, data: { ...webhook, active: true }, previousData: webhook },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('automation.webhook.stopped.done', { type: 'success' }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  return (
    <FormAlert role="status">
      <p>{t(`automation.webhook.stopped.${webhook.offReason}`)}</p>
      <Allowed to="tenant.webhooks.update">
        <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={() => void switchOn()}>
          {t('automation.webhook.stopped.action')}
        </Button>
      </Allowed>
    </FormAlert>
  );
};
