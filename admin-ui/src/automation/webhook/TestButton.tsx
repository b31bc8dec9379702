import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Sends a test event. */
export const TestButton = ({ record: { id } }: { record: WebhookView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'webhooks', success: 'resources.webhooks.test.done' });
  return (
    <Allowed to="tenant.webhooks.update">
      <Button
        variant="contained"
        startIcon={<SendOutlined />}
        disabled={isPending}
        onClick={() => mutate({ id, action: 'test' })}
      >
        {t('resources.webhooks.test.action')}
      </Button>
    </Allowed>
  );
};
