import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef } from 'react';
import { session } from '#candidate-ui/api/client';
import { goTo } from '#candidate-ui/api/leave';
import { missingFields, type Refusal, useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useFaults, useFocusOnFault } from '#candidate-ui/shared/faults';
import { sayNext } from '#candidate-ui/shared/toasts';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
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
    sayNext({ kind: 'success', key: 'password.changed' });
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
