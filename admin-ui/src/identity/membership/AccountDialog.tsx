import TextField from '@mui/material/TextField';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/password/password.limits';
import { MAX_EMAIL_LENGTH } from 'contracts/kernel/email-address';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { emailAddress } from '#admin-ui/shared/form/validators';
import { useSend } from '#admin-ui/shared/useSend';
import { USERS } from './user-paths.ts';

const isAddress = emailAddress();
const tooShort = (value: string) => (value.length < MIN_PASSWORD_LENGTH ? 'problem.password-too-short' : undefined);

/** What is asked for: the field of the body, its input, and what is wrong with a value before it is sent. */
const asked = {
  password: {
    field: 'password',
    input: { type: 'password', autoComplete: 'new-password', maxLength: MAX_PASSWORD_LENGTH },
    faultOf: tooShort,
  },
  'email-change': {
    field: 'email',
    input: { type: 'email', autoComplete: 'off', maxLength: MAX_EMAIL_LENGTH },
    faultOf: isAddress,
  },
} as const;
export type AccountChange = keyof typeof asked;

type Props = { user: MemberView; change: AccountChange; onClose: () => void };

/** Asks for somebody's new password or address; what is wrong with it shows under it. */
export const AccountDialog = ({ user, change, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [fault, setFault] = useState<string>();
  const { field, input, faultOf } = asked[change];
  const texts = `resources.users.manage.${change}`;
  const { mutate, isPending } = useSend({
    resource: USERS,
    success: `${texts}.done`,
    onSuccess: onClose,
    onError: (error) => setFault(fieldErrorsOf(error)[field] ?? error.message),
  });
  const hint =
    change === 'password' ? t('resources.users.manage.password.hint', { min: MIN_PASSWORD_LENGTH }) : undefined;
  const value = change === 'password' ? typed : typed.trim();
  const isMismatch = change === 'password' && repeated !== value;
  const submit = () => {
    const wrong = faultOf(value);
    if (wrong) setFault(t(wrong));
    if (isMismatch) setSubmitted(true);
    if (!wrong && !isMismatch) mutate({ id: user.id, action: change, body: { [field]: value } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${texts}.title`, { name: user.name })}
      confirm={t(`${texts}.confirm`)}
      isBusy={isPending}
      isUnready={value === ''}
      onConfirm={submit}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px', overflowWrap: 'anywhere' }}>{t(`${texts}.detail`, { email: user.email })}</p>
      <FieldFrame id={id} label={t(`${texts}.field`)} hint={hint} fault={fault} required>
        <InputControl
          {...input}
          autoFocus
          required
          value={typed}
          onChange={(event) => {
            setFault(undefined);
            setTyped(event.target.value);
          }}
          {...describedBy(id, { hint, fault })}
        />
      </FieldFrame>
      {change === 'password' && (
        <TextField
          label={t('password.confirm')}
          type="password"
          autoComplete="new-password"
          slotProps={{ inputLabel: { required: true } }}
          fullWidth
          sx={{ mt: 2 }}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={isSubmitted && isMismatch}
          helperText={isSubmitted && isMismatch && t('problem.confirmation-mismatch')}
        />
      )}
    </ConfirmDialog>
  );
};
