import styled from '@emotion/styled';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { type AccountField, newPassword } from 'ui-kit/identity/user/account-fields';
import type { AccountForm as Form } from 'ui-kit/identity/user/useAccountForm';
import { NewPasswordInput } from '#candidate-ui/identity/password/NewPasswordInput.tsx';

const Root = styled.form({ display: 'grid', gap: 18, maxWidth: 420 });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 4 });

const Field = ({ field, ...props }: { field: AccountField; faults: string[]; autoFocus: boolean }) => {
  const { t } = useTranslation();
  const { label, type, check, hint, ...input } = field;
  if (field === newPassword) return <NewPasswordInput {...props} />;
  const named = { ...props, ...input, label: t(label), required: true };
  return type === 'password' ? (
    <PasswordInput {...named} />
  ) : (
    <TextInput {...named} type={type} autoCapitalize="none" spellCheck={false} />
  );
};

/** One that can be cancelled was just opened, and takes the focus. */
export const AccountForm = ({ form, onCancel }: { form: Form; onCancel?: () => void }) => {
  const { t } = useTranslation();
  const { fields, submitLabel, busyLabel = submitLabel, isBusy } = form;
  const { props, problem, faultsOf } = useHtmlForm(form, form.submit);

  return (
    <Root key={form.round} {...props}>
      {problem && <Alert>{problem}</Alert>}
      {fields.map((field, at) => (
        <Field
          key={field.name}
          field={field}
          faults={faultsOf(field.name)}
          autoFocus={onCancel !== undefined && at === 0}
        />
      ))}
      <Actions>
        <ActionButton type="submit" disabled={isBusy}>
          {t(isBusy ? busyLabel : submitLabel)}
        </ActionButton>
        {onCancel && (
          <ActionButton kind="quiet" onClick={onCancel}>
            {t('security.twoFactor.cancel')}
          </ActionButton>
        )}
      </Actions>
    </Root>
  );
};
