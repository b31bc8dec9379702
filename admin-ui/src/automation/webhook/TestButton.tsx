import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { TestDialog } from './TestDialog.tsx';
import { useTest } from './useTest.ts';

/** Sends a test event, and shows what came back. */
export const TestButton = ({ record: webhook }: { record: WebhookView }) => {
  const t = useTranslate();
  const { start, isPending, known, close } = useTest(webhook.id);
  return (
    <Allowed to="tenant.webhooks.update">
      <Button variant="contained" startIcon={<SendOutlined />} disabled={isPending} onClick={() => void start()}>
        {t('resources.webhooks.test.action')}
      </Button>
      {known && <TestDialog webhook={webhook} known={known} onClose={close} />}
    </Allowed>
  );
};
