import TextField from '@mui/material/TextField';
import { MAX_CODE_LENGTH, MIN_CODE_LENGTH } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner } from 'contracts/recruiting/contract/contract.fields';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: ContractView; signer: ContractSigner; onClose: () => void };

/** A code for one who signs, which they are told otherwise than by mail. */
export const CodeDialog = ({ record: { id }, signer, onClose }: Props) => {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const words = 'resources.contracts.code';
  const { mutate, isPending } = useSend({ resource: 'contracts', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`, { name: signer.name })}
      confirm={t(`${words}.confirm`)}
      isBusy={isPending}
      isUnready={code.trim().length < MIN_CODE_LENGTH}
      onConfirm={() => mutate({ id, action: 'code', body: { signerId: signer.id, code: code.trim() } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <TextField
        label={t(`${words}.label`)}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_CODE_LENGTH } }}
      />
    </ConfirmDialog>
  );
};
