import { styled, type Theme } from '@mui/material/styles';

const control = (theme: Theme) => {
  const { outline, surface, sunken, brand, ink, inkSoft, tones } = theme.palette.brand;
  return {
    width: '100%',
    minWidth: 0,
    minHeight: 40,
    padding: '8px 12px',
    border: 0,
    outline: 0,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    color: ink,
    background: surface,
    boxShadow: `inset 0 0 0 1px ${outline}`,
    '&::placeholder': { color: inkSoft, opacity: 1 },
    '&:focus': { boxShadow: `inset 0 0 0 2px ${brand}` },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${tones.danger.ink}` },
    '&[aria-invalid="true"]:focus': { boxShadow: `inset 0 0 0 2px ${tones.danger.ink}` },
    '&:disabled': { background: sunken, color: inkSoft },
  } as const;
};

/** An input beside others in one field, or without a label of its own. */
export const InputControl = styled('input')(({ theme }) => control(theme));
