import { routeOf } from 'contracts/client/route';
import type { changePassword } from 'contracts/identity/password/password.endpoints';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'contracts/identity/session/session.limits';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { AccountFrame } from '#admin-ui/identity/account/AccountFrame.tsx';
import { client } from '#admin-ui/providers/client';
import { fieldErrorsOf, toHttpError } from '#admin-ui/providers/problems';
import { Card, FormActions } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { required } from '#admin-ui/shared/form/validators';

const changeRoute = routeOf<typeof changePassword>({
  method: 'POST',
  path: '/api/auth/password',
  access: 'authenticated',
});

const isRequired = required();
const longEnough = (value: unknown) =>
  typeof value === 'string' && value.length > 0 && value.length < MIN_PASSWORD_LENGTH
    ? 'problem.password-too-short'
    : undefined;
const newRules = [required(), longEnough];

type Passwords = { currentPassword: string; password: string };

export const PasswordPage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const [round, setRound] = useState(0);

  const submit = async (values: object) => {
    const { currentPassword, password } = values as Passwords;
    try {
      await client.call(changeRoute, { body: { currentPassword, password } });
      notify('password.changed', { type: 'success' });
      setRound(round + 1);
      return undefined;
    } catch (failure) {
      const error = toHttpError(failure, t);
      notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  return (
    <AccountFrame title="security.password.title" detail={t('security.password.detail')}>
      <Form
        key={round}
        defaultValues={{ currentPassword: '', password: '' }}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        <Card>
          <TextField
            source="currentPassword"
            label={t('security.password.current')}
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            validate={isRequired}
          />
          <TextField
            source="password"
            label={t('password.new')}
            hint={t('security.password.rule', { count: MIN_PASSWORD_LENGTH })}
            type="password"
            autoComplete="new-password"
            maxLength={MAX_PASSWORD_LENGTH}
            validate={newRules}
          />
        </Card>
        <FormActions submit={t('security.password.submit')} cancelTo="/user/security" />
      </Form>
    </AccountFrame>
  );
};
