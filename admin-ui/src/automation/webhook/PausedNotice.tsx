import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DELIVERY_LOG_DAYS } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';
import { formatDateTime } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.webhooks.pause';

/** Says since when deliveries are held back, and the way to go on. */
export const PausedNotice = ({ record: { id, pausedAt } }: { record: WebhookView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { mutate, isPending } = useSend({ resource: 'webhooks', success: `${WORDS}.resumed` });
  if (pausedAt === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Allowed to="tenant.webhooks.update">
          <Button size="small" color="inherit" disabled={isPending} onClick={() => mutate({ id, action: 'resume' })}>
            {t(`${WORDS}.resume`)}
          </Button>
        </Allowed>
      }
    >
      {t(`${WORDS}.notice`, { at: formatDateTime(pausedAt, locale), days: DELIVERY_LOG_DAYS })}
    </Alert>
  );
};

/** Asks before deliveries are held back. */
export const PauseDialog = ({ record: { id }, onClose }: { record: WebhookView; onClose: () => void }) => (
  <CommandDialog resource="webhooks" id={id} action="pause" words={WORDS} onClose={onClose} />
);
