import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/password/password.limits';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Sets the password with which a candidate may log in once they have confirmed their address. */
export const PortalAccessDialog = ({ record, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const words = 'resources.candidates.portalAccess';
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    success: `${words}.done`,
    onSuccess: onClose,
    onError: (error) => setFault(fieldErrorsOf(error).password ?? error.message),
  });
  const hint = t('resources.users.manage.password.hint', { min: MIN_PASSWORD_LENGTH });
  const send = () => {
    if (password.length < MIN_PASSWORD_LENGTH) return setFault(t('problem.password-too-short'));
    mutate({ id: record.id, action: 'portal-access', body: { password } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.confirm`)}
      isBusy={isPending}
      isUnready={password === ''}
      onConfirm={send}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px', overflowWrap: 'anywhere' }}>
        {t(`${words}.detail`, { email: record.email ?? '' })}
      </p>
      <FieldFrame id={id} label={t(`${words}.password`)} hint={hint} fault={fault} required>
        <InputControl
          type="password"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          autoFocus
          required
          value={password}
          onChange={(event) => {
            setFault(undefined);
            setPassword(event.target.value);
          }}
          {...describedBy(id, { hint, fault })}
        />
      </FieldFrame>
    </ConfirmDialog>
  );
};
