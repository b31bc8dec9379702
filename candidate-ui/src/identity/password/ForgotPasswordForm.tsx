import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { missingFields, useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useFaults, useFocusOnFault } from '#candidate-ui/shared/faults';
import { TextInput } from '#candidate-ui/shared/TextInput.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
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
