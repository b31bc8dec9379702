import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef } from 'react';
import { missingFields, type Refusal, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { setFlash } from 'ui-kit/page/flash';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { session } from '#candidate-ui/api/client';
import { goTo } from '#candidate-ui/api/leave';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { type ResetLink, resetPassword } from './passwords.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

type Props = { link: ResetLink; onInvalid: () => void };

/** Once the password is saved every session of the account has ended, this browser's too: one logs in with the new one. */
export const ResetPasswordForm = ({ link, onInvalid }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refuse, refusal, isBusy } = useSend(resetPassword);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, refusal);
  useEffect(() => {
    if (isLinkInvalid(refusal)) onInvalid();
  }, [refusal, onInvalid]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    const missing = missingFields({ password }, ['password']);
    if (missing) return refuse(missing);
    if (!(await submit({ ...link, password }))) return;
    session.clear();
    setFlash({ kind: 'success', key: 'password.changed' });
    goTo('/a/login');
  };

  return (
    <Form ref={form} onSubmit={(event) => void send(event)} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      <NewPasswordInput faults={faultsOf('password')} autoFocus />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'password.reset.submitting' : 'password.reset.submit')}
      </ActionButton>
    </Form>
  );
};

const isLinkInvalid = (refusal: Refusal | null): boolean => refusal?.code === 'reset-link-invalid';
