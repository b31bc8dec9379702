import MuiTextField from '@mui/material/TextField';
import { CountedLabel } from './CountedLabel.tsx';
import { type FieldProps, useField } from './useField.ts';
import { atMost } from './validators.ts';

/** Lines that a text area grows to before it scrolls. */
const MAX_ROWS = 30;

/** Text of many lines, with a count of what fits. */
export const TextAreaField = ({ max, rows = 10, ...props }: FieldProps & { max: number; rows?: number }) => {
  const { id, field, fault, label, hint, isRequired } = useField({ validate: atMost(max), ...props, defaultValue: '' });
  const { ref, ...rest } = field;
  const value: string = field.value ?? '';
  return (
    <MuiTextField
      {...rest}
      id={id}
      inputRef={ref}
      value={value}
      label={<CountedLabel label={label} length={value.length} max={max} />}
      helperText={fault ?? hint}
      error={fault !== undefined}
      required={isRequired}
      fullWidth
      multiline
      minRows={rows}
      maxRows={MAX_ROWS}
    />
  );
};
