import { styled } from '@mui/material/styles';

/** A text field whose buttons stand within it. */
export const Frame = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.brand.outline}`,
  background: theme.palette.brand.surface,
  '&:focus-within': {
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    borderColor: theme.palette.primary.main,
  },
  '&[data-invalid=true]': { borderColor: theme.palette.error.main },
}));

/** The buttons. */
export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .MuiToggleButton-root': { padding: 5, border: 0, borderRadius: 6 },
  '& .MuiDivider-root': { margin: '4px 4px' },
}));
