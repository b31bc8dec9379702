import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { confirmPassword } from 'ui-kit/identity/user/account-fields';
import { NewPasswordInput } from './NewPasswordInput.tsx';

type Props = { faultsOf: (field: string) => string[]; label?: string; autoFocus?: boolean };

/** A password that somebody chooses, typed twice. */
export const NewPasswordInputs = ({ faultsOf, ...props }: Props) => {
  const { t } = useTranslation();
  const { label, name, autoComplete, maxLength } = confirmPassword;
  return (
    <>
      <NewPasswordInput {...props} faults={faultsOf('password')} />
      <PasswordInput {...{ name, autoComplete, maxLength }} label={t(label)} required faults={faultsOf(name)} />
    </>
  );
};
