import { styled } from '@mui/material/styles';
import type { ButtonHTMLAttributes } from 'react';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '8px 18px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 560,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  '&:hover': { background: theme.palette.primary.dark },
  '&:disabled': { cursor: 'progress', opacity: 0.75 },
  '&[data-quiet]': {
    color: theme.palette.text.primary,
    background: theme.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.palette.brand.outline}`,
    '&:hover': { background: theme.palette.brand.sunken },
  },
}));

type Props = { quiet?: boolean; href?: string } & ButtonHTMLAttributes<HTMLButtonElement>;

/** The button of the pages that must stay small: a link where it has an `href`. */
export const ActionButton = ({ quiet = false, href, ...rest }: Props) => (
  <Root {...rest} {...(href && { as: 'a', href })} data-quiet={quiet || undefined} />
);
