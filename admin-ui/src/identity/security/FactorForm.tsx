import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { required } from '#admin-ui/shared/form/validators';

const rules = required();

export type Typed = { password: string; code: string };
type Props = {
  /** What is asked for, in this order. */
  fields: readonly (keyof Typed)[];
  submitLabel: string;
  onSubmit: (typed: Typed) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password, a code, or both. */
export const FactorForm = ({ fields, submitLabel, onSubmit, onCancel }: Props) => {
  const t = useTranslate();
  const notify = useNotify();

  const submit = async (values: object) => {
    try {
      await onSubmit(values as Typed);
      return undefined;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  return (
    <Form defaultValues={{ password: '', code: '' }} onSubmit={submit} noValidate disableInvalidFormNotification>
      <div style={{ display: 'grid', gap: 16, maxWidth: 420, marginTop: 12 }}>
        {fields.map((source, at) => (
          <TextField
            key={source}
            source={source}
            label={t(source === 'password' ? 'security.password.current' : 'security.twoFactor.code')}
            type={source === 'password' ? 'password' : 'text'}
            autoComplete={source === 'password' ? 'current-password' : 'one-time-code'}
            autoFocus={at === 0}
            maxLength={source === 'password' ? 200 : 40}
            validate={rules}
          />
        ))}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" variant="contained">
            {submitLabel}
          </Button>
          <Button variant="outlined" onClick={onCancel}>
            {t('security.twoFactor.cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
};
