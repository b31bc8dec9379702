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

/** What people type into and choose from, in every form. */
export const InputControl = styled('input')(({ theme }) => control(theme));
export const TextAreaControl = styled('textarea')(({ theme }) => ({
  ...control(theme),
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: '70dvh',
}));
/** Text areas grow with their content from this many lines on. */
export const roomFor = (rows: number) => ({ minHeight: `calc(${rows} * 1.5em + 16px)` });

const chevron = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='${colour}' stroke-width='1.8'><path d='m6 8 4 4 4-4'/></svg>`,
  )}")`;
export const SelectControl = styled('select')(({ theme }) => ({
  ...control(theme),
  appearance: 'none',
  paddingRight: 36,
  textOverflow: 'ellipsis',
  backgroundImage: chevron(theme.palette.brand.inkSoft),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 10px center',
  '& option': { color: theme.palette.brand.ink, background: theme.palette.brand.surface },
}));
