import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { required } from '#admin-ui/shared/form/validators';
import { useDomainCommand } from './useDomains.ts';

const rules = required();

/** Asks for a host name; what is wrong with it stands at the field. */
export const AddDomainForm = () => {
  const t = useTranslate();
  const [turn, setTurn] = useState(0);
  const { mutateAsync, isPending } = useDomainCommand('add', {
    success: 'identity.domain.addedNow',
    onSuccess: () => setTurn((done) => done + 1),
    onError: () => undefined,
  });
  const submit = async ({ host }: { host?: string }) => {
    try {
      await mutateAsync(host ?? '');
      return undefined;
    } catch (error) {
      const faults = fieldErrorsOf(error);
      return Object.keys(faults).length > 0 ? faults : { host: (error as Error).message };
    }
  };
  return (
    <Form key={turn} defaultValues={{ host: '' }} onSubmit={submit} noValidate disableInvalidFormNotification>
      <div style={{ display: 'grid', gap: 12, maxWidth: 460, justifyItems: 'start' }}>
        <div style={{ width: '100%' }}>
          <TextField
            source="host"
            label={t('identity.domain.host')}
            hint={t('identity.domain.hostHint')}
            placeholder="careers.example.com"
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            maxLength={300}
            validate={rules}
          />
        </div>
        <Button type="submit" variant="contained" disabled={isPending}>
          {t('identity.domain.add')}
        </Button>
      </div>
    </Form>
  );
};
