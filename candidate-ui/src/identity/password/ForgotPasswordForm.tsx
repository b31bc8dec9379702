import styled from '@emotion/styled';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { forgetPassword } from './passwords.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

export const ForgotPasswordForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation();
  const sending = useSend(forgetPassword);

  const { props, problem, faultsOf } = useHtmlForm(sending, async (typed) => {
    const body = { email: (typed.email ?? '').trim() };
    const missing = missingFields(body, ['email']);
    if (missing) return sending.refuse(missing);
    if (await sending.submit(body)) onSent(body.email);
  });

  return (
    <Form {...props}>
      {problem && <Alert>{problem}</Alert>}
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
      <ActionButton type="submit" disabled={sending.isBusy} style={{ marginTop: 8 }}>
        {t(sending.isBusy ? 'password.forgot.submitting' : 'password.forgot.submit')}
      </ActionButton>
    </Form>
  );
};
