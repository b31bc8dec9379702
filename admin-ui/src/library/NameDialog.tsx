import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

type Props = {
  title: string;
  confirm: string;
  name?: string;
  maxLength: number;
  isBusy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks what a file or folder is to be called. */
export const NameDialog = ({ title, confirm, name = '', maxLength, isBusy, onName, onClose }: Props) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(name);
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      isUnready={typed.trim() === '' || typed.trim() === name}
      onConfirm={() => onName(typed.trim())}
      onCancel={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={t('library.name')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
};
