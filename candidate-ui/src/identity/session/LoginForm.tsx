import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { CredentialsForm } from 'ui-kit/identity/session/CredentialsForm.tsx';
import { useLogin } from './useLogin.ts';

const Forgot = styled(Link)({
  justifySelf: 'start',
  marginTop: -10,
  padding: '4px 0',
  fontSize: '0.875rem',
  fontWeight: 560,
});

export const LoginForm = ({ redirect }: { redirect: string | null }) => {
  const { t } = useTranslation();
  const { submit, refusal, isBusy } = useLogin(redirect);
  return (
    <CredentialsForm submit={submit} refusal={refusal} isBusy={isBusy}>
      <Forgot to="/a/forgot-password">{t('password.forgot.link')}</Forgot>
    </CredentialsForm>
  );
};
