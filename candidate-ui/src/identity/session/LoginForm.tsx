import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { TextInput } from '#candidate-ui/shared/TextInput.tsx';
import { useLogin } from './useLogin.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Alert = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 14px',
  borderRadius: 8,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.danger.ink,
  background: theme.palette.brand.tones.danger.tint,
}));
const Reveal = styled('button')(({ theme }) => ({
  all: 'unset',
  flexShrink: 0,
  marginLeft: 8,
  padding: '4px 6px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export const LoginForm = ({ target }: { target: string }) => {
  const { t } = useTranslation();
  const { submit, refusal, isBusy } = useLogin(target);
  const [isRevealed, setRevealed] = useState(false);
  const faultsOf = (field: string) => (refusal?.fields[field] ?? []).map((code) => t(`field.${code}`, code));

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit({ email: String(form.get('email')), password: String(form.get('password')) });
  };

  return (
    <Form onSubmit={send} noValidate>
      {refusal && <Alert role="alert">{t(`problem.${refusal.code}`, t('problem.internal-error'))}</Alert>}
      <TextInput
        label={t('session.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        required
        faults={faultsOf('email')}
      />
      <TextInput
        label={t('session.login.password')}
        name="password"
        type={isRevealed ? 'text' : 'password'}
        autoComplete="current-password"
        required
        faults={faultsOf('password')}
        endAdornment={
          <Reveal type="button" aria-pressed={isRevealed} onClick={() => setRevealed(!isRevealed)}>
            {t(isRevealed ? 'session.login.hidePassword' : 'session.login.showPassword')}
          </Reveal>
        }
      />
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 8 }}>
        {t(isBusy ? 'session.login.submitting' : 'session.login.submit')}
      </ActionButton>
    </Form>
  );
};
