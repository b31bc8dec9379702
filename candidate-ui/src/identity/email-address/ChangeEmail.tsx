import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useEmailChange } from 'ui-kit/identity/email-address/useEmailChange';
import { client } from '#candidate-ui/api/client';
import { useMe } from '#candidate-ui/identity/session/me';
import { Remark } from '#candidate-ui/identity/session/rows';
import { AccountForm } from '#candidate-ui/identity/user/AccountForm.tsx';

const Detail = styled(Remark)({ marginBottom: 20, overflowWrap: 'anywhere' });

export const ChangeEmail = () => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const { form, sentTo } = useEmailChange(client);
  if (!me) return null;
  if (sentTo !== null) {
    return <Detail role="status">{t('emailAddress.change.sent', { from: me.email, to: sentTo })}</Detail>;
  }
  return (
    <>
      <Detail>{t('emailAddress.change.detail', { email: me.email })}</Detail>
      <AccountForm form={form} />
    </>
  );
};
