import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const Foot = styled.p({ marginTop: 24, fontSize: '0.875rem', '& a': { fontWeight: 560 } });
const Aside = styled.p({ margin: '0 0 24px', fontSize: '0.9375rem', color: colour.inkSoft });

/** What was answered tells nothing of whether the address has an account: neither does this page. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SplitFrame scene="staff">
      {sentTo === null ? (
        <>
          <PageTitle title={t('password.forgot.title')} />
          <Lead>{t('password.forgot.lead')}</Lead>
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <>
          <PageTitle key="sent" title={t('password.forgot.sentTitle')} />
          <Lead role="status">{t('password.forgot.sent', { email: sentTo })}</Lead>
          <Aside>{t('password.forgot.notThere')}</Aside>
          <ActionButton kind="quiet" onClick={() => setSentTo(null)}>
            {t('password.forgot.again')}
          </ActionButton>
        </>
      )}
      <Foot>
        <Link to="/a/login">{t('password.back')}</Link>
      </Foot>
    </SplitFrame>
  );
};
