import { styled } from '@mui/material/styles';

/** Logos are made for paper: on white they look as they were meant to, whatever is around. */
export const Logo = styled('img')(({ theme }) => ({
  display: 'block',
  flexShrink: 0,
  boxSizing: 'border-box',
  objectFit: 'contain',
  background: '#ffffff',
  border: `1px solid ${theme.palette.divider}`,
}));
