import TextField from '@mui/material/TextField';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { candidateName } from '#admin-ui/recruiting/candidate/candidate-name';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { plain } from '#admin-ui/shared/plain';
import { useSend } from '#admin-ui/shared/useSend';
import { certificatePath } from './certificate-path.ts';

/** Erases a person for ever, after their name has been typed. */
export const EraseDialog = ({ record: candidate, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = candidateName(candidate) ?? '';
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    success: 'resources.candidates.erase.done',
    onSuccess: () => {
      onClose();
      void navigate(certificatePath(candidate.id));
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.erase.title')}
      confirm={t('resources.candidates.erase.action')}
      isDangerous
      isBusy={isPending}
      isUnready={plain(typed) !== plain(name)}
      onConfirm={() => mutate({ id: candidate.id, action: 'erase' })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.candidates.erase.detail')}</p>
      <TextField
        id={id}
        label={t('resources.candidates.erase.confirm', { name })}
        value={typed}
        autoComplete="off"
        fullWidth
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </ConfirmDialog>
  );
};
