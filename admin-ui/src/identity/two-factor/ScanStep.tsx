import { useTranslate } from 'react-admin';
import { QrCode } from 'ui-kit/identity/two-factor/QrCode.tsx';
import { inGroups } from 'ui-kit/identity/two-factor/secret-groups';

/** What the authenticator app is to be told. */
export const ScanStep = ({ secret, uri }: { secret: string; uri: string }) => {
  const t = useTranslate();
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', fontSize: '0.9375rem' }}>
      <span>{t('security.twoFactor.scan')}</span>
      <QrCode text={uri} label={t('security.twoFactor.qrCode')} />
      <span>
        {t('security.twoFactor.byHand')} <code style={{ overflowWrap: 'anywhere' }}>{inGroups(secret)}</code>
      </span>
    </div>
  );
};
