import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'react-admin';
import { type AccountField, faultOf } from 'ui-kit/identity/user/account-fields';
import type { AccountForm as FormState } from 'ui-kit/identity/user/useAccountForm';
import { fieldMessage } from '#admin-ui/providers/problems';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';

const Field = ({ field, autoFocus }: { field: AccountField; autoFocus: boolean }) => {
  const t = useTranslate();
  const { name, label, hint, check, ...input } = field;
  const validate = (_: unknown, typed: Record<string, unknown>) => {
    const fault = faultOf(field, typed);
    return fault === null ? undefined : fieldMessage([fault], t);
  };
  return (
    <TextField
      {...input}
      source={name}
      label={t(label)}
      hint={hint && t(hint.key, { count: hint.count })}
      autoFocus={autoFocus}
      validate={Object.assign(validate, { isRequired: true })}
    />
  );
};

/** One that can be cancelled was just opened, and takes the focus. */
export const AccountForm = ({ form, onCancel }: { form: FormState; onCancel?: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { fields, submitLabel, busyLabel = submitLabel, isBusy } = form;

  const submit = async (values: object) => {
    const refusal = await form.submit(values as Record<string, unknown>);
    if (refusal === null) return undefined;
    notify(`problem.${refusal.code}`, { type: 'error' });
    return Object.fromEntries(Object.entries(refusal.fields).map(([name, codes]) => [name, fieldMessage(codes, t)]));
  };
  return (
    <Form
      key={form.round}
      defaultValues={Object.fromEntries(fields.map(({ name }) => [name, '']))}
      onSubmit={submit}
      noValidate
      disableInvalidFormNotification
    >
      <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
        {fields.map((field, at) => (
          <Field key={field.name} field={field} autoFocus={onCancel !== undefined && at === 0} />
        ))}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t(isBusy ? busyLabel : submitLabel)}
          </Button>
          {onCancel && (
            <Button variant="outlined" onClick={onCancel}>
              {t('security.twoFactor.cancel')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
};
