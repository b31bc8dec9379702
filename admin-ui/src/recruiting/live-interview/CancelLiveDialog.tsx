import TextField from '@mui/material/TextField';
import { MAX_CANCEL_REASON } from 'contracts/recruiting/live-interview/live-interview.choices';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: LiveInterviewView; onClose: () => void };

/** Calls a live interview off; the candidate reads why. */
export const CancelLiveDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const words = 'resources.live-interviews.cancel';
  const { mutate, isPending } = useSend({ resource: 'live-interviews', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'cancel', body: { reason } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <TextField
        label={t(`${words}.reason`)}
        fullWidth
        multiline
        minRows={2}
        value={reason}
        slotProps={{ htmlInput: { maxLength: MAX_CANCEL_REASON } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
};
