import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { QrCode } from 'ui-kit/identity/security/QrCode.tsx';
import { inGroups } from 'ui-kit/identity/security/secret-groups';
import { colour } from 'ui-kit/theme/colours';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { beginTwoFactor, confirmTwoFactor } from './two-factor.ts';

const Scan = styled.div({ display: 'grid', gap: 12, justifyItems: 'start', marginTop: 16 });
const Secret = styled.code({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', color: colour.ink });

type Props = { onDone: () => void; onCancel: () => void };

/** The password, then the code of the app, then the recovery codes. */
export const TwoFactorSetup = ({ onDone, onCancel }: Props) => {
  const { t } = useTranslation();
  const begin = useSend(beginTwoFactor);
  const confirm = useSend(confirmTwoFactor);
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!begun) {
    return (
      <FactorForm
        fields={['password']}
        submitLabel={t('security.twoFactor.next')}
        sending={begin}
        onSubmit={({ password }) => void begin.submit({ password }).then((answer) => answer && setBegun(answer))}
        onCancel={onCancel}
      />
    );
  }
  return (
    <>
      <Scan>
        <p>{t('security.twoFactor.scan')}</p>
        <QrCode text={begun.uri} label={t('security.twoFactor.qrCode')} />
        <p>
          {t('security.twoFactor.byHand')} <Secret>{inGroups(begun.secret)}</Secret>
        </p>
      </Scan>
      <FactorForm
        key="confirm"
        fields={['code']}
        submitLabel={t('security.twoFactor.confirm')}
        sending={confirm}
        onSubmit={({ code }) => void confirm.submit({ code }).then((answer) => answer && setCodes(answer))}
        onCancel={onCancel}
      />
    </>
  );
};
