import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';

/** Why the product stopped sending, and the way to begin again. */
export const StoppedNotice = ({ record: webhook }: { record: WebhookView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<WebhookView, Error>();
  if (webhook.active || !webhook.offReason) return null;
  const switchOn = () =>
    update(
      'webhooks',
      { id: webhook.id, data: { ...webhook, active: true }, previousData: webhook },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.webhooks.stopped.done', { type: 'success' }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  return (
    <FormAlert role="status">
      <p>{t(`resources.webhooks.stopped.${webhook.offReason}`)}</p>
      <Allowed to="tenant.webhooks.update">
        <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={() => void switchOn()}>
          {t('resources.webhooks.stopped.action')}
        </Button>
      </Allowed>
    </FormAlert>
  );
};
