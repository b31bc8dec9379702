import EditOutlined from '@mui/icons-material/EditOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { SecretDialog } from '#admin-ui/shared/SecretDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { WEBHOOKS, webhookEditPath } from './webhook-place.ts';

/** Asks before a new secret is made, then shows it. */
const RotateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate();
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate, isPending } = useSend<{ secret: string | null }>({
    resource: WEBHOOKS,
    onSuccess: (answer) => (answer.secret ? setSecret(answer.secret) : onClose()),
  });
  if (secret) {
    const hint = t('automation.webhook.secret.rotated');
    return <SecretDialog secret={secret} texts="automation.webhook.secret" hint={hint} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('automation.webhook.rotate.title')}
      confirm={t('automation.webhook.rotate.action')}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'rotate-secret', idempotencyKey: crypto.randomUUID() })}
      onCancel={onClose}
    >
      {t('automation.webhook.rotate.detail')}
    </ConfirmDialog>
  );
};

const TestButton = ({ id }: { id: string }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: WEBHOOKS, success: 'automation.webhook.test.done' });
  return (
    <Button
      variant="contained"
      startIcon={<SendOutlined />}
      disabled={isPending}
      onClick={() => mutate({ id, action: 'test' })}
    >
      {t('automation.webhook.test.action')}
    </Button>
  );
};

/** What can be done with a webhook. */
export const WebhookActions = ({ webhook }: { webhook: WebhookView }) => {
  const t = useTranslate();
  const can = useCan();
  const { id } = webhook;
  const rotate: MoreAction = {
    key: 'rotate',
    label: t('automation.webhook.rotate.action'),
    dialog: (close) => <RotateDialog id={id} onClose={close} />,
  };
  const remove: MoreAction = {
    key: 'remove',
    label: t('common.setting.remove.action'),
    isDangerous: true,
    dialog: (close) => <RemoveDialog resource={WEBHOOKS} id={id} texts="common.setting.remove" onClose={close} />,
  };
  return (
    <>
      <MoreActions
        actions={[
          ...(can('tenant.webhooks.update') ? [rotate] : []),
          ...(can('tenant.webhooks.delete') ? [remove] : []),
        ]}
      />
      <Allowed to="tenant.webhooks.update">
        <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={webhookEditPath(webhook)}>
          {t('common.edit')}
        </Button>
        <TestButton id={id} />
      </Allowed>
    </>
  );
};
