import './invitation.words.ts';
import styled from '@emotion/styled';
import { MAX_NAME_LENGTH } from 'contracts/kernel/contact.limits';
import { missingFields, useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { confirmPassword, faultsIn, newPassword } from 'ui-kit/identity/user/account-fields';
import { NewPasswordInputs } from '#candidate-ui/identity/password/NewPasswordInputs.tsx';
import { accept } from './invitations.ts';

const Form = styled.form({ display: 'grid', gap: 20 });

/** Name and password of an account that is made for the invitation. */
export const AcceptForm = ({ token, name }: { token: string; name: string }) => {
  const { t } = useTranslation();
  const sending = useSend(accept);

  const { props, problem, faultsOf } = useHtmlForm(sending, (typed) => {
    const person = { name: (typed.name ?? '').trim(), password: typed.password ?? '' };
    const fields = {
      ...missingFields(person, ['name'])?.fields,
      ...faultsIn([newPassword, confirmPassword], typed),
    };
    if (Object.keys(fields).length > 0) return sending.refuse({ code: 'validation-failed', fields });
    return sending.submit({ token, ...person });
  });

  return (
    <Form {...props}>
      {problem && <Alert>{problem}</Alert>}
      <TextInput
        label={t('invitation.name')}
        name="name"
        autoComplete="name"
        defaultValue={name}
        maxLength={MAX_NAME_LENGTH}
        required
        faults={faultsOf('name')}
      />
      <NewPasswordInputs faultsOf={faultsOf} />
      <ActionButton type="submit" disabled={sending.isBusy} style={{ marginTop: 8 }}>
        {t(sending.isBusy ? 'invitation.accepting' : 'invitation.accept')}
      </ActionButton>
    </Form>
  );
};
