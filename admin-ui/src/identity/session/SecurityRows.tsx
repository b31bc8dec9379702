import { styled } from '@mui/material/styles';

/** What happened or is under way, one below the other. */
export const SecurityRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 0' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}));

export const What = styled('div')(({ theme }) => ({
  flex: '1 1 220px',
  minWidth: 0,
  '& p': { margin: 0 },
  '& > p:first-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 560 },
  '& > p + p': { marginTop: 2, fontSize: '0.8125rem', color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
}));

export const Remark = styled('p')(({ theme }) => ({
  margin: '0 0 14px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  'ul + &': { margin: '14px 0 0' },
  '&:last-child': { marginBottom: 0 },
}));
