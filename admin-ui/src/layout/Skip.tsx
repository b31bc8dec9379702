import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Past the menu to the page, for who comes by keyboard. */
export const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1400,
  padding: '10px 16px',
  borderRadius: 8,
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  '&:not(:focus)': { ...visuallyHidden, padding: 0 },
}));
