import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { type FieldProps, useField } from './useField.ts';

type Html = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'min' | 'spellCheck'
>;
type Props = FieldProps & Html & Pick<TextFieldProps, 'autoFocus'>;

/** One line of text in a form. */
export const TextField = ({ source, validate, onChange, label, hint, type, autoFocus, ...html }: Props) => {
  const { id, field, fault, isRequired, ...words } = useField({
    ...{ source, validate, onChange, defaultValue: '' },
    ...(label !== undefined && { label }),
    ...(hint !== undefined && { hint }),
  });
  const { ref, ...rest } = field;
  return (
    <MuiTextField
      {...rest}
      id={id}
      inputRef={ref}
      value={field.value ?? ''}
      label={words.label}
      helperText={fault ?? words.hint}
      error={fault !== undefined}
      required={isRequired}
      fullWidth
      {...(type && { type })}
      {...(autoFocus && { autoFocus })}
      slotProps={{ htmlInput: html }}
    />
  );
};
