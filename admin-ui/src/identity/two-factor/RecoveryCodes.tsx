import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '6px 16px',
  margin: '12px 0',
  padding: 16,
  listStyle: 'none',
  borderRadius: 8,
  fontFamily: 'ui-monospace, monospace',
  background: theme.palette.action.hover,
}));

/** Shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} style={{ margin: '0 0 4px', fontSize: '0.9375rem', outline: 'none' }}>
        {t('security.twoFactor.recoveryTitle')}
      </h3>
      <p style={{ margin: 0 }}>{t('security.twoFactor.recovery')}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Button variant="contained" onClick={onKept}>
        {t('security.twoFactor.kept')}
      </Button>
    </div>
  );
};
