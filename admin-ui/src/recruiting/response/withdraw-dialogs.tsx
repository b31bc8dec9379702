import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from 'contracts/recruiting/response/response.choices';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: ResponseView; onClose: () => void };

/** Asks before a candidate is told that nothing is waited for any more. */
export const WithdrawDialog = ({ record: { id, candidateName, reopenedFor }, onClose }: Props) => {
  const t = useTranslate();
  const field = useId();
  const words = 'resources.responses.withdraw';
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'withdraw', body: { reason } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>
        {t(`${words}.${reopenedFor === null ? 'detail' : 'reopened'}`, { name: candidateName ?? '' })}
      </p>
      {reopenedFor === null && (
        <TextField
          id={field}
          label={t(`${words}.reason`)}
          helperText={t(`${words}.reasonHint`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
          multiline
          fullWidth
        />
      )}
    </ConfirmDialog>
  );
};

/** Asks before a candidate is invited once more. */
export const RestoreDialog = ({ record: { id, candidateName }, onClose }: Props) => {
  const t = useTranslate();
  const words = 'resources.responses.restore';
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'restore' })}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t(`${words}.detail`, { name: candidateName ?? '' })}</p>
    </ConfirmDialog>
  );
};
