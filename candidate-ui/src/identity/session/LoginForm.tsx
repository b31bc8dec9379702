import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useFaults, useFocusOnFault } from '#candidate-ui/shared/faults';
import { PasswordInput } from '#candidate-ui/shared/PasswordInput.tsx';
import { TextInput } from '#candidate-ui/shared/TextInput.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { useLogin } from './useLogin.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

export const LoginForm = ({ wish }: { wish: string | null }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refusal, isBusy } = useLogin(wish);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, refusal);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    submit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };

  return (
    <Form ref={form} onSubmit={send} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <TextInput
        label={t('session.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        required
        faults={faultsOf('email')}
      />
      <PasswordInput
        label={t('session.login.password')}
        name="password"
        autoComplete="current-password"
        required
        faults={faultsOf('password')}
      />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'session.login.submitting' : 'session.login.submit')}
      </ActionButton>
    </Form>
  );
};
