import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { QrCode } from 'ui-kit/identity/two-factor/QrCode.tsx';
import { inGroups } from 'ui-kit/identity/two-factor/secret-groups';
import { colour } from 'ui-kit/theme/colours';

const Root = styled.div({ display: 'grid', gap: 12, justifyItems: 'start' });
const Secret = styled.code({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace', color: colour.ink });

/** What the authenticator app is to be told. */
export const ScanStep = ({ secret, uri }: { secret: string; uri: string }) => {
  const { t } = useTranslation();
  return (
    <Root>
      <p>{t('security.twoFactor.scan')}</p>
      <QrCode text={uri} label={t('security.twoFactor.qrCode')} />
      <p>
        {t('security.twoFactor.byHand')} <Secret>{inGroups(secret)}</Secret>
      </p>
    </Root>
  );
};
