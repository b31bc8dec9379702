import './registration.words.ts';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Refusal } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { type Typed, useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { NewPasswordInputs } from '#candidate-ui/identity/password/NewPasswordInputs.tsx';

const Form = styled.form({ display: 'grid', gap: 18 });
export const Pair = styled.div({
  display: 'grid',
  gap: 18,
  '@media (min-width: 420px)': { gridTemplateColumns: '1fr 1fr', gap: 12 },
});

type Props = {
  refusal: Refusal | null;
  isBusy: boolean;
  submitLabel: string;
  login: string;
  onSubmit: (typed: Typed) => unknown;
  /** The fields around those of the account. */
  before: ReactNode;
  between?: ReactNode;
  after?: ReactNode;
};

/** What both sign-ups have in common: the account, what went wrong, and the button. */
export const SignUpForm = ({ refusal, isBusy, submitLabel, login, onSubmit, ...fields }: Props) => {
  const { t } = useTranslation();
  const { props, problem, faultsOf } = useHtmlForm({ refusal, isBusy }, onSubmit);

  return (
    <Form {...props}>
      {problem && (
        <Alert>
          {problem}
          {refusal?.code === 'email-taken' && (
            <>
              {' '}
              <Link to={login}>{t('registration.logInInstead')}</Link>
            </>
          )}
        </Alert>
      )}
      {fields.before}
      <TextInput
        label={t('registration.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        faults={faultsOf('email')}
      />
      {fields.between}
      <NewPasswordInputs label={t('registration.password')} faultsOf={faultsOf} />
      {fields.after}
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 6 }}>
        {isBusy ? t('registration.submitting') : submitLabel}
      </ActionButton>
    </Form>
  );
};
