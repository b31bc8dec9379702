import MuiTextField from '@mui/material/TextField';
import { type InputHTMLAttributes, useState } from 'react';
import { numberOrText, writeNumber } from 'ui-kit/format/number';
import { type FieldProps, useField } from './useField.ts';

type Props = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode'>;

const written = (value: unknown): string => (typeof value === 'number' ? writeNumber(value) : String(value ?? ''));

/** A number, typed as the reader's language writes it; the form holds the number, or what was typed where that is none. */
export const NumberField = ({ inputMode = 'decimal', ...props }: Props) => {
  const { field, textField, helper } = useField({ ...props, defaultValue: '' });
  const [typed, setTyped] = useState('');
  const value = numberOrText(typed) === (field.value ?? '') ? typed : written(field.value);
  return (
    <MuiTextField
      {...textField}
      value={value}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(numberOrText(target.value));
      }}
      slotProps={{ htmlInput: { inputMode }, formHelperText: helper }}
    />
  );
};
