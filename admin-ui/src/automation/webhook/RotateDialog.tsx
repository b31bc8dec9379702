import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { SecretDialog } from '#admin-ui/shared/SecretDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: WebhookView; onClose: () => void };

/** Asks before a new secret is made, then shows it. */
export const RotateDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const [secret, setSecret] = useState<string | null>(null);
  const { mutate, isPending } = useSend<{ secret: string | null }>({
    resource: 'webhooks',
    onSuccess: (answer) => (answer.secret ? setSecret(answer.secret) : onClose()),
  });
  const words = 'resources.webhooks';
  if (secret) {
    return (
      <SecretDialog
        secret={secret}
        title={t(`${words}.secret.title`)}
        hint={t(`${words}.secret.rotated`)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.rotate.title`)}
      confirm={t(`${words}.rotate.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'rotate-secret' })}
      onCancel={onClose}
    >
      {t(`${words}.rotate.detail`)}
    </ConfirmDialog>
  );
};
