import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { type FieldProps, useField } from './useField.ts';

type Html = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'min' | 'spellCheck'
>;
type Props = FieldProps & Html & Pick<TextFieldProps, 'autoFocus'>;

/** One line of text in a form. */
export const TextField = ({ source, validate, onChange, parse, label, hint, type, autoFocus, ...html }: Props) => {
  const { textField, helper } = useField({
    ...{ source, validate, onChange, defaultValue: '' },
    ...(parse && { parse }),
    ...(label !== undefined && { label }),
    ...(hint !== undefined && { hint }),
  });
  return (
    <MuiTextField
      {...textField}
      value={textField.value ?? ''}
      {...(type && { type })}
      {...(autoFocus && { autoFocus })}
      slotProps={{ htmlInput: html, formHelperText: helper }}
    />
  );
};
