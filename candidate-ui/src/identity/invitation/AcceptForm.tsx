import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { NewPasswordInput } from '#candidate-ui/identity/password/NewPasswordInput.tsx';
import { accept } from './invitations.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

/** Name and password of an account that is made for the invitation. */
export const AcceptForm = ({ token, name }: { token: string; name: string }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, refuse, refusal, isBusy } = useSend(accept);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, refusal);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const wish = { name: String(typed.get('name')).trim(), password: String(typed.get('password')) };
    const missing = missingFields(wish, ['name', 'password']);
    if (missing) return refuse(missing);
    void submit({ token, ...wish });
  };

  return (
    <Form ref={form} onSubmit={send} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <TextInput
        label={t('invitation.name')}
        name="name"
        autoComplete="name"
        defaultValue={name}
        maxLength={200}
        required
        faults={faultsOf('name')}
      />
      <NewPasswordInput faults={faultsOf('password')} />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'invitation.accepting' : 'invitation.accept')}
      </ActionButton>
    </Form>
  );
};
