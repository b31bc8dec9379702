import { styled } from '@mui/material/styles';

/** The frame of a list; wide tables scroll inside it, never the page. */
export const Wrapper = styled('div')(({ theme }) => ({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

export const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

export const Head = styled('thead')(({ theme }) => ({
  '& th': {
    height: 40,
    padding: '0 12px',
    textAlign: 'left',
    fontSize: '0.8125rem',
    fontWeight: 560,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th:first-of-type': { paddingLeft: 16 },
  '& th:last-of-type': { paddingRight: 16 },
}));

export const Row = styled('tr')(({ theme }) => ({
  '& td': {
    height: 48,
    padding: '6px 12px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& td:first-of-type': { paddingLeft: 16 },
  '& td:last-of-type': { paddingRight: 16 },
  '&:not(:last-of-type) td': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& td[data-title]': { fontWeight: 560, color: theme.palette.text.primary },
  '& td a': { color: theme.palette.text.primary, textDecoration: 'none', borderRadius: 4 },
  '& td a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-open]': { cursor: 'pointer' },
  '&[data-open]:hover': { background: theme.palette.brand.canvas },
  '&[data-ticked]': { background: theme.palette.brand.tones.success.tint },
}));

export const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '& svg': { fontSize: 15, opacity: 0 },
  '&:hover, &[data-sorted]': { color: theme.palette.text.primary },
  '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
  '&[data-sorted] svg': { opacity: 1 },
}));
