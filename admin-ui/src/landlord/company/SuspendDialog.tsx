import TextField from '@mui/material/TextField';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
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
    success: 'resources.companies.suspend.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.companies.suspend.title', { name: company.name })}
      confirm={t('resources.companies.suspend.action')}
      isDangerous
      isBusy={isPending}
      isUnready={reason.trim() === ''}
      onConfirm={() => mutate({ id: company.id, action: 'suspend', body: { reason: reason.trim() } })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.companies.suspend.detail')}</p>
      <TextField
        id={id}
        label={t('resources.companies.suspend.reason')}
        helperText={t('resources.companies.suspend.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </ConfirmDialog>
  );
};
