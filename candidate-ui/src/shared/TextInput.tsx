import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

const Field = styled('div')({ display: 'grid', gap: 6 });
const Label = styled('label')(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 560,
  // Said by `required` to those who listen; the text after the slash keeps it out of the label's name.
  '&[data-required]::after': { content: '" *" / ""', color: theme.palette.error.main },
}));
const Box = styled('div')(({ theme }) => {
  const { outline, surface, brand, tones } = theme.palette.brand;
  return {
    display: 'flex',
    alignItems: 'center',
    paddingRight: 6,
    background: surface,
    borderRadius: 8,
    boxShadow: `inset 0 0 0 1px ${outline}`,
    '&[data-wrong]': { boxShadow: `inset 0 0 0 1px ${tones.danger.ink}` },
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${brand}` },
  };
});
const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  outline: 0,
  borderRadius: 8,
  padding: '10px 12px',
});
const Fault = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.8125rem', color: theme.palette.error.main }));

type Props = { label: string; faults?: string[]; endAdornment?: ReactNode } & InputHTMLAttributes<HTMLInputElement>;

/** A labelled line of text; what is wrong with it stands beneath, joined by commas. */
export const TextInput = ({ label, faults = [], endAdornment, ...input }: Props) => {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <Field>
      <Label htmlFor={id} data-required={input.required || undefined}>
        {label}
      </Label>
      <Box data-wrong={isWrong || undefined}>
        <Input {...input} id={id} aria-invalid={isWrong} aria-describedby={isWrong ? `${id}-fault` : undefined} />
        {endAdornment}
      </Box>
      {isWrong && <Fault id={`${id}-fault`}>{faults.join(', ')}</Fault>}
    </Field>
  );
};
