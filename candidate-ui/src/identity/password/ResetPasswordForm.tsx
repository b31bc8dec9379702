import styled from '@emotion/styled';
import { useEffect } from 'react';
import { type Refusal, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { confirmPassword, faultsIn, newPassword } from 'ui-kit/identity/user/account-fields';
import { setFlash } from 'ui-kit/page/flash';
import { session } from '#candidate-ui/api/client';
import { goTo } from '#candidate-ui/api/leave';
import { NewPasswordInputs } from './NewPasswordInputs.tsx';
import { type ResetLink, resetPassword } from './passwords.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

type Props = { link: ResetLink; onInvalid: () => void };

/** Once the password is saved every session of the account has ended, this browser's too: one logs in with the new one. */
export const ResetPasswordForm = ({ link, onInvalid }: Props) => {
  const { t } = useTranslation();
  const sending = useSend(resetPassword);
  const { refusal, isBusy } = sending;
  useEffect(() => {
    if (isLinkInvalid(refusal)) onInvalid();
  }, [refusal, onInvalid]);

  const { props, problem, faultsOf } = useHtmlForm(sending, async (typed) => {
    const { password = '' } = typed;
    const fields = faultsIn([newPassword, confirmPassword], typed);
    if (Object.keys(fields).length > 0) return sending.refuse({ code: 'validation-failed', fields });
    if (!(await sending.submit({ ...link, password }))) return;
    session.clear();
    setFlash({ kind: 'success', key: 'password.changed' });
    goTo('/a/login');
  });

  return (
    <Form {...props}>
      {problem && <Alert>{problem}</Alert>}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      <NewPasswordInputs faultsOf={faultsOf} autoFocus />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'password.reset.submitting' : 'password.reset.submit')}
      </ActionButton>
    </Form>
  );
};

const isLinkInvalid = (refusal: Refusal | null): boolean => refusal?.code === 'reset-link-invalid';
