import { styled } from '@mui/material/styles';

/** Several choices under one name. */
export const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.875rem', fontWeight: 560 },
  '&[data-required] legend::after': { content: '" *" / ""', color: theme.palette.error.main },
}));
export const ChoiceRow = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 10px',
  alignItems: 'start',
  padding: '6px 0',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: theme.palette.primary.main },
  '& small': { gridColumn: 2, color: theme.palette.text.secondary },
  '&[data-disabled]': { cursor: 'not-allowed' },
}));
export const Fault = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.palette.error.main,
}));
