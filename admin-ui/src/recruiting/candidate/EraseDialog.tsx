import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CANDIDATES } from '#admin-ui/recruiting/paths';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { plain } from '#admin-ui/shared/plain';
import { useSend } from '#admin-ui/shared/useSend';
import { candidateName } from './candidate-name.ts';

/** Erases a person for ever, after their name has been typed. */
export const EraseDialog = ({ candidate, onClose }: { candidate: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = candidateName(candidate) ?? '';
  const { mutate, isPending } = useSend({
    resource: CANDIDATES,
    success: 'recruiting.candidate.erase.done',
    onSuccess: onClose,
    onError: (error) => {
      notify(error.message, { type: 'error' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('recruiting.candidate.erase.title')}
      confirm={t('recruiting.candidate.erase.action')}
      isDangerous
      isBusy={isPending}
      isUnready={plain(typed) !== plain(name)}
      onConfirm={() => mutate({ id: candidate.id, action: 'erase' })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('recruiting.candidate.erase.detail')}</p>
      <FieldFrame id={id} label={t('recruiting.candidate.erase.confirm', { name })}>
        <InputControl
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FieldFrame>
    </ConfirmDialog>
  );
};
