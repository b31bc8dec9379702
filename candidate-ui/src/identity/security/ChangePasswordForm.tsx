import styled from '@emotion/styled';
import { type FormEvent, useRef, useState } from 'react';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { cache } from '#candidate-ui/api/cache';
import { NewPasswordInput } from '#candidate-ui/identity/password/NewPasswordInput.tsx';
import { changePassword } from '#candidate-ui/identity/password/passwords';
import { say } from '#candidate-ui/shared/toasts';
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
