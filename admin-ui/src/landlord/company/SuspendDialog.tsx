import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { roomFor, TextAreaControl } from '#admin-ui/shared/form/controls';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const MAX_REASON = 500;

type Props = { company: TenantOverview; onClose: () => void };

/** Shuts a company out, for a reason that its owners will read in their audit. */
export const SuspendDialog = ({ company, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSend({
    resource: 'companies',
    success: 'platform.company.suspend.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('platform.company.suspend.title', { name: company.name })}
      confirm={t('platform.company.suspend.action')}
      isDangerous
      isBusy={isPending}
      isUnready={reason.trim() === ''}
      onConfirm={() => mutate({ id: company.id, action: 'suspend', body: { reason: reason.trim() } })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('platform.company.suspend.detail')}</p>
      <FieldFrame
        id={id}
        label={t('platform.company.suspend.reason')}
        hint={t('platform.company.suspend.reasonHint')}
        required
      >
        <TextAreaControl
          id={id}
          value={reason}
          rows={3}
          style={roomFor(3)}
          maxLength={MAX_REASON}
          required
          aria-describedby={`${id}-hint`}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
    </ConfirmDialog>
  );
};
