import { useTranslate } from 'react-admin';
import { ChangeEmailPanel } from '#admin-ui/identity/email-address/ChangeEmailPanel.tsx';
import { UnverifiedNotice } from '#admin-ui/identity/email-address/UnverifiedNotice.tsx';
import { SessionsPanel } from '#admin-ui/identity/session/SessionsPanel.tsx';
import { SignInsPanel } from '#admin-ui/identity/session/SignInsPanel.tsx';
import { TwoFactorPanel } from '#admin-ui/identity/two-factor/TwoFactorPanel.tsx';
import { AccountFrame } from '#admin-ui/identity/user/AccountFrame.tsx';
import { OwnDataPanel } from '#admin-ui/identity/user/OwnDataPanel.tsx';

/** Where I am logged in, and who else has logged in to my account. */
export const SecurityPage = () => {
  const t = useTranslate();
  return (
    <AccountFrame title="security.title" detail={t('security.lead')}>
      <UnverifiedNotice />
      <div style={{ display: 'grid', gap: 16 }}>
        <ChangeEmailPanel />
        <TwoFactorPanel />
        <SessionsPanel />
        <SignInsPanel />
        <OwnDataPanel />
      </div>
    </AccountFrame>
  );
};
