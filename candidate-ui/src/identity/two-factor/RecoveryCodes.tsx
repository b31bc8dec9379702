import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '6px 16px',
  margin: '16px 0',
  padding: 16,
  listStyle: 'none',
  borderRadius: 8,
  fontFamily: 'ui-monospace, monospace',
  background: colour.sunken,
});

/** Shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t('security.twoFactor.recoveryTitle')}
      </h3>
      <p>{t('security.twoFactor.recovery')}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <ActionButton onClick={onKept}>{t('security.twoFactor.kept')}</ActionButton>
    </div>
  );
};
