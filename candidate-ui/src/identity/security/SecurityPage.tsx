import '#candidate-ui/recruiting/profile/profile.words';
import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { ChangeEmail } from '#candidate-ui/identity/email-address/ChangeEmail.tsx';
import { UnverifiedNotice } from '#candidate-ui/identity/email-address/UnverifiedNotice.tsx';
import { ChangePassword } from '#candidate-ui/identity/password/ChangePassword.tsx';
import { Remark } from '#candidate-ui/identity/session/rows';
import { SessionList } from '#candidate-ui/identity/session/SessionList.tsx';
import { SignInList } from '#candidate-ui/identity/session/SignInList.tsx';
import { TwoFactor } from '#candidate-ui/identity/two-factor/TwoFactor.tsx';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { Card } from '#candidate-ui/shared/Card';

const Sections = styled.div({ display: 'grid', gap: 20, maxWidth: 680 });
const Detail = styled(Remark)({ marginBottom: 20 });

/** How I come in, where I am in, and who else came. */
export const SecurityPage = () => {
  const { t } = useTranslation();
  return (
    <Page
      title={t('security.title')}
      lead={t('security.lead')}
      crumbs={[{ label: t('profile.title'), to: '/c/profile' }]}
    >
      <Sections>
        <UnverifiedNotice />
        <Card aria-labelledby="change-password">
          <h2 id="change-password">{t('security.password.title')}</h2>
          <Detail>{t('security.password.detail')}</Detail>
          <ChangePassword />
        </Card>
        <Card aria-labelledby="email-address">
          <h2 id="email-address">{t('emailAddress.change.title')}</h2>
          <ChangeEmail />
        </Card>
        <Card aria-labelledby="two-factor">
          <h2 id="two-factor">{t('security.twoFactor.title')}</h2>
          <TwoFactor />
        </Card>
        <Card aria-labelledby="sessions">
          <h2 id="sessions">{t('security.sessions.title')}</h2>
          <SessionList />
        </Card>
        <Card aria-labelledby="sign-ins">
          <h2 id="sign-ins">{t('security.signIns.title')}</h2>
          <SignInList />
        </Card>
      </Sections>
    </Page>
  );
};
