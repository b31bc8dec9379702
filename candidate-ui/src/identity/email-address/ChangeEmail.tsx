import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useEmailChange } from 'ui-kit/identity/email-address/useEmailChange';
import { colour } from 'ui-kit/theme/colours';
import { client } from '#candidate-ui/api/client';
import { AccountForm } from '#candidate-ui/identity/account/AccountForm.tsx';
import { useMe } from '#candidate-ui/identity/session/me';

const Detail = styled.p({ margin: '4px 0 16px', color: colour.inkSoft, overflowWrap: 'anywhere' });

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
