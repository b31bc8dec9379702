import styled from '@emotion/styled';
import { MAX_ONE_TIME_CODE_LENGTH } from 'contracts/identity/two-factor/two-factor.limits';
import { type ReactNode, useEffect, useState } from 'react';
import type { Refusal } from '#ui-kit/api/useSend';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Alert } from '#ui-kit/form/Alert.tsx';
import { PasswordInput } from '#ui-kit/form/PasswordInput.tsx';
import { TextInput } from '#ui-kit/form/TextInput.tsx';
import { useHtmlForm } from '#ui-kit/form/useHtmlForm';
import { useTranslation } from '#ui-kit/i18n/useTranslation';

const Form = styled.form({ display: 'grid', gap: 20 });
/** Stays in the form behind the code: both are sent with it. */
const First = styled.div({ display: 'grid', gap: 20, '&[hidden]': { display: 'none' } });
export type Credentials = { email: string; password: string; code?: string };

type Props = {
  submit: (credentials: Credentials) => unknown;
  refusal: Refusal | null;
  isBusy: boolean;
  /** Beneath the password. */
  children?: ReactNode;
};

/** Address and password, then the code of a second factor where the account has one. */
export const CredentialsForm = ({ submit, refusal, isBusy, children }: Props) => {
  const { t } = useTranslation();
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    if (refusal?.code === 'two-factor-required') setNeedsCode(true);
    if (refusal?.code === 'invalid-credentials') setNeedsCode(false);
  }, [refusal]);
  const isAsked = refusal?.code === 'two-factor-required';

  const { props, problem, faultsOf } = useHtmlForm({ refusal, isBusy }, ({ email = '', password = '', code = '' }) =>
    submit(needsCode ? { email, password, code } : { email, password }),
  );

  return (
    <Form {...props}>
      {problem && !isAsked && <Alert>{problem}</Alert>}
      <First hidden={needsCode}>
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
        {children}
      </First>
      {needsCode && (
        <>
          <p role="status">{t('security.twoFactor.ask')}</p>
          <TextInput
            label={t('security.twoFactor.code')}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            maxLength={MAX_ONE_TIME_CODE_LENGTH}
            spellCheck={false}
            required
            faults={faultsOf('code')}
          />
        </>
      )}
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'session.login.submitting' : 'session.login.submit')}
      </ActionButton>
    </Form>
  );
};
