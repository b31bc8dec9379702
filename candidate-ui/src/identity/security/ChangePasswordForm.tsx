import styled from '@emotion/styled';
import { type FormEvent, useRef, useState } from 'react';
import { cache } from '#candidate-ui/api/cache';
import { missingFields, useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { NewPasswordInput } from '#candidate-ui/identity/password/NewPasswordInput.tsx';
import { changePassword } from '#candidate-ui/identity/password/passwords';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useFaults, useFocusOnFault } from '#candidate-ui/shared/faults';
import { PasswordInput } from '#candidate-ui/shared/PasswordInput.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { SESSIONS } from './security.ts';

const Form = styled.form({ display: 'grid', gap: 18, justifyItems: 'stretch', maxWidth: 420 });

export const ChangePasswordForm = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refuse, refusal, isBusy } = useSend(changePassword);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  useFocusOnFault(form, refusal);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const wish = { currentPassword: String(typed.get('currentPassword')), password: String(typed.get('password')) };
    const missing = missingFields(wish, ['currentPassword', 'password']);
    if (missing) return refuse(missing);
    if (!(await submit(wish))) return;
    say({ kind: 'success', key: 'password.changed' });
    cache.expire(SESSIONS);
    setRound(round + 1);
  };

  return (
    <Form key={round} ref={form} onSubmit={(event) => void send(event)} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <PasswordInput
        label={t('security.password.current')}
        name="currentPassword"
        autoComplete="current-password"
        required
        faults={faultsOf('currentPassword')}
      />
      <NewPasswordInput faults={faultsOf('password')} />
      <ActionButton type="submit" disabled={isBusy} style={{ justifySelf: 'start', marginTop: 4 }}>
        {t(isBusy ? 'security.password.submitting' : 'security.password.submit')}
      </ActionButton>
    </Form>
  );
};
