import MuiTextField from '@mui/material/TextField';
import { useCount } from './useCount.ts';
import { type FieldProps, useField } from './useField.ts';
import { atMost } from './validators.ts';

/** Lines that a text area grows to before it scrolls. */
const MAX_ROWS = 30;

/** Text of many lines, with a count of what fits. */
export const TextAreaField = ({ max, rows = 10, ...props }: FieldProps & { max: number; rows?: number }) => {
  const { textField, helper } = useField({ validate: atMost(max), ...props, defaultValue: '' });
  const value: string = textField.value ?? '';
  const count = useCount(value.length, max);
  return (
    <MuiTextField
      {...textField}
      value={value}
      multiline
      minRows={rows}
      maxRows={MAX_ROWS}
      slotProps={{ inputLabel: count, formHelperText: helper }}
    />
  );
};
