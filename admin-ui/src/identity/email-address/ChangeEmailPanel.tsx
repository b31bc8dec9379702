import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { routeOf } from 'contracts/client/route';
import type { requestEmailChange } from 'contracts/identity/email-address/email-change.endpoints';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf, toHttpError } from '#admin-ui/providers/problems';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, emailAddress, required } from '#admin-ui/shared/form/validators';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const requestRoute = routeOf<typeof requestEmailChange>({
  method: 'POST',
  path: '/api/auth/email-change',
  access: 'authenticated',
});

const emailRules = [required(), emailAddress(), atMost(254)];
const passwordRules = required();
const Detail = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

type Values = { email: string; password: string };

/** Asks for another address; it changes once both have agreed. */
export const ChangeEmailPanel = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { email: from } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (values: object) => {
    const { email, password } = values as Values;
    try {
      await client.call(requestRoute, { body: { email: email.trim(), password } });
      setSentTo(email.trim());
      setOpen(false);
      return undefined;
    } catch (failure) {
      const error = toHttpError(failure, t);
      notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  return (
    <Panel
      title={t('emailAddress.change.title')}
      actions={
        !isOpen && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t('emailAddress.change.open')}
          </Button>
        )
      }
    >
      <Detail role="status">
        {sentTo === null
          ? t('emailAddress.change.detail', { email: from })
          : t('emailAddress.change.sent', { from, to: sentTo })}
      </Detail>
      {isOpen && (
        <Form defaultValues={{ email: '', password: '' }} onSubmit={submit} noValidate disableInvalidFormNotification>
          <div style={{ display: 'grid', gap: 16, maxWidth: 420, marginTop: 16 }}>
            <TextField
              source="email"
              label={t('emailAddress.change.email')}
              type="email"
              autoComplete="email"
              autoFocus
              validate={emailRules}
            />
            <TextField
              source="password"
              label={t('security.password.current')}
              type="password"
              autoComplete="current-password"
              maxLength={200}
              validate={passwordRules}
            />
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              <Button type="submit" variant="contained">
                {t('emailAddress.change.submit')}
              </Button>
              <Button variant="outlined" onClick={() => setOpen(false)}>
                {t('security.twoFactor.cancel')}
              </Button>
            </div>
          </div>
        </Form>
      )}
    </Panel>
  );
};
