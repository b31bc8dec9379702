import TextField from '@mui/material/TextField';
import { MAX_HIRE_REASON_LENGTH } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: PendingHireView; action: 'withdraw' | 'decline'; onClose: () => void };

/** Ends a hire, with the reason: the candidate does not want to, or the company does not. */
export const EndDialog = ({ record: { id }, action, onClose }: Props) => {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const words = `resources.pending-hires.${action}`;
  const { mutate, isPending } = useSend({ resource: 'pending-hires', success: `${words}.done`, onSuccess: onClose });
  const isTooLong = reason.length > MAX_HIRE_REASON_LENGTH;
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isDangerous={action === 'decline'}
      isBusy={isPending}
      isUnready={isTooLong}
      onConfirm={() => mutate({ id, action, body: { reason } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <TextField
        label={t('resources.pending-hires.fields.reason')}
        fullWidth
        multiline
        minRows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTooLong}
        helperText={isTooLong ? t('field.too-long') : undefined}
      />
    </ConfirmDialog>
  );
};
