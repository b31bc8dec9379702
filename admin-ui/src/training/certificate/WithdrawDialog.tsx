import TextField from '@mui/material/TextField';
import { MAX_WITHDRAWAL_REASON } from 'contracts/training/certificate/certificate.choices';
import type { TrainingCertificateView } from 'contracts/training/certificate/certificate.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Withdraws a certificate for good, once somebody has read what follows. */
export const WithdrawDialog = ({
  record: { id },
  onClose,
}: {
  record: TrainingCertificateView;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const words = 'training.certificate.withdraw';
  const { mutate, isPending } = useSend({ resource: 'training-certificates', success: `${words}.done` });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'withdraw', body: { reason } }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <TextField
        label={t(`${words}.reason`)}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_WITHDRAWAL_REASON } }}
      />
    </ConfirmDialog>
  );
};
