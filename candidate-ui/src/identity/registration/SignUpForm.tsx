import styled from '@emotion/styled';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/session/session.limits';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Refusal } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { type Typed, useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';

const Form = styled.form({ display: 'grid', gap: 18 });
const Rule = styled.span({ display: 'inline-flex', alignItems: 'center', gap: 4 });
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
  const [isLongEnough, setLongEnough] = useState(false);

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
      <PasswordInput
        label={t('registration.password')}
        name="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        faults={faultsOf('password')}
        onChange={(event) => setLongEnough(event.target.value.length >= MIN_PASSWORD_LENGTH)}
        hint={
          <Rule style={isLongEnough ? { color: toneColour.success.ink } : {}}>
            {isLongEnough && <Icon name="check" size={15} />}
            {t('registration.passwordRule', { count: MIN_PASSWORD_LENGTH })}
          </Rule>
        }
      />
      {fields.after}
      <ActionButton type="submit" disabled={isBusy} style={{ marginTop: 6 }}>
        {isBusy ? t('registration.submitting') : submitLabel}
      </ActionButton>
    </Form>
  );
};
