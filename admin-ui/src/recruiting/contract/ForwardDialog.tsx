import TextField from '@mui/material/TextField';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner } from 'contracts/recruiting/contract/contract.fields';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: ContractView; signer: ContractSigner; onClose: () => void };

/** Sends the contract to the right person in the place of this one. */
export const ForwardDialog = ({ record, signer, onClose }: Props) => {
  const t = useTranslate();
  const [name, setName] = useState(signer.name);
  const [email, setEmail] = useState(signer.email);
  const words = 'resources.contracts.forward';
  const { mutate, isPending } = useSend({ resource: 'contracts', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`, { name: signer.name })}
      confirm={t(`${words}.confirm`)}
      isBusy={isPending}
      isUnready={name.trim() === '' || !email.includes('@')}
      onConfirm={() => mutate({ id: record.id, action: 'forward', body: { signerId: signer.id, name, email } })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t(`${words}.detail`)}</p>
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField
          label={t('resources.contracts.fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
        />
        <TextField
          label={t('resources.contracts.fields.email')}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="off"
        />
      </div>
    </ConfirmDialog>
  );
};
