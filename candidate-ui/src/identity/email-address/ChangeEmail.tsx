import styled from '@emotion/styled';
import { type FormEvent, useRef, useState } from 'react';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { useMe } from '#candidate-ui/identity/session/me';
import { requestEmailChange } from './email-address.ts';

const Detail = styled.p({ margin: '4px 0 16px', color: colour.inkSoft, overflowWrap: 'anywhere' });
const Form = styled.form({ display: 'grid', gap: 18, maxWidth: 420 });

/** Asks for another address; it changes once both have agreed. */
export const ChangeEmail = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: me } = useMe();
  const { submit, refuse, refusal, isBusy } = useSend(requestEmailChange);
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusOnFault(form, refusal);
  if (!me) return null;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const wish = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) };
    const missing = missingFields(wish, ['email', 'password']);
    if (missing) return refuse(missing);
    if (await submit(wish)) setSentTo(wish.email);
  };

  if (sentTo !== null) {
    return <Detail role="status">{t('emailAddress.change.sent', { from: me.email, to: sentTo })}</Detail>;
  }
  return (
    <>
      <Detail>{t('emailAddress.change.detail', { email: me.email })}</Detail>
      <Form ref={form} onSubmit={(event) => void send(event)} noValidate>
        {refusal && <Alert>{problem(refusal.code)}</Alert>}
        <TextInput
          label={t('emailAddress.change.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          faults={faultsOf('email')}
        />
        <PasswordInput
          label={t('security.password.current')}
          name="password"
          autoComplete="current-password"
          required
          faults={faultsOf('password')}
        />
        <ActionButton type="submit" disabled={isBusy} style={{ justifySelf: 'start' }}>
          {t(isBusy ? 'emailAddress.sending' : 'emailAddress.change.submit')}
        </ActionButton>
      </Form>
    </>
  );
};
