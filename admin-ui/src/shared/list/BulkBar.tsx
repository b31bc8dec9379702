import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 16,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '16px auto 0',
  padding: '8px 8px 8px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.brand.outline}`,
  background: theme.palette.background.paper,
  boxShadow: '0 10px 30px rgb(0 0 0 / .18)',
  '& p': { margin: '0 8px 0 0', fontSize: '0.875rem', fontWeight: 560, fontVariantNumeric: 'tabular-nums' },
}));

/** What can be done with the rows that are ticked. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Bar aria-label={t('common.list.bulk')}>
      <p role="status">{t('common.list.selected', { smart_count: selectedIds.length })}</p>
      <Suspense fallback={null}>{children}</Suspense>
      <Button size="small" onClick={() => onUnselectItems()}>
        {t('common.list.unselect')}
      </Button>
    </Bar>
  );
};
