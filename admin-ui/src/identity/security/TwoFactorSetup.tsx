import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QrCode } from 'ui-kit/identity/security/QrCode.tsx';
import { inGroups } from 'ui-kit/identity/security/secret-groups';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

type Props = { onDone: () => void; onCancel: () => void };

/** The password, then the code of the app, then the recovery codes. */
export const TwoFactorSetup = ({ onDone, onCancel }: Props) => {
  const t = useTranslate();
  const { begin, confirm } = useTwoFactor();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!begun) {
    return (
      <FactorForm
        fields={['password']}
        submitLabel={t('security.twoFactor.next')}
        onSubmit={async ({ password }) => setBegun(await begin({ password }))}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', marginTop: 16, fontSize: '0.9375rem' }}>
      <span>{t('security.twoFactor.scan')}</span>
      <QrCode text={begun.uri} label={t('security.twoFactor.qrCode')} />
      <span>
        {t('security.twoFactor.byHand')} <code style={{ overflowWrap: 'anywhere' }}>{inGroups(begun.secret)}</code>
      </span>
      <FactorForm
        key="confirm"
        fields={['code']}
        submitLabel={t('security.twoFactor.confirm')}
        onSubmit={async ({ code }) => setCodes((await confirm({ code })).recoveryCodes)}
        onCancel={onCancel}
      />
    </div>
  );
};
