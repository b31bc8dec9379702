import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { forgetPassword } from './passwords.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

export const ForgotPasswordForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refuse, refusal, isBusy } = useSend(forgetPassword);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, refusal);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const wish = { email: String(new FormData(event.currentTarget).get('email')).trim() };
    const missing = missingFields(wish, ['email']);
    if (missing) return refuse(missing);
    if (await submit(wish)) onSent(wish.email);
  };

  return (
    <Form ref={form} onSubmit={(event) => void send(event)} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <TextInput
        label={t('session.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        required
        faults={faultsOf('email')}
      />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'password.forgot.submitting' : 'password.forgot.submit')}
      </ActionButton>
    </Form>
  );
};
