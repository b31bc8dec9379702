import TextField from '@mui/material/TextField';
import { MAX_CONTRACT_REASON } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: ContractView; onClose: () => void };

/** Takes a contract back that was not signed by all. */
export const VoidDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const words = 'resources.contracts.void';
  const { mutate, isPending } = useSend({ resource: 'contracts', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      onConfirm={() => mutate({ id, action: 'void', body: { reason } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <TextField
        label={t('resources.contracts.fields.reason')}
        fullWidth
        multiline
        minRows={2}
        value={reason}
        slotProps={{ htmlInput: { maxLength: MAX_CONTRACT_REASON } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
};
