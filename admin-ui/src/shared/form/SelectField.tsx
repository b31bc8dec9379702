import MuiTextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type FieldProps, useField } from './useField.ts';

type Props = FieldProps & {
  /** Words for choosing nothing. */
  none?: string;
  choices: readonly { id: string; name: string }[];
};

/** One of a few values; nothing chosen is null. The list is the browser's own: phones show theirs. */
export const SelectField = ({ none, choices, ...props }: Props) => {
  const t = useTranslate();
  const { id, field, fault, label, hint, isRequired } = useField({ ...props, defaultValue: null });
  const { ref, ...rest } = field;
  return (
    <MuiTextField
      {...rest}
      id={id}
      inputRef={ref}
      select
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      label={label}
      helperText={fault ?? hint}
      error={fault !== undefined}
      required={isRequired}
      fullWidth
      slotProps={{ select: { native: true } }}
    >
      <option value="">{none ?? t('common.choose')}</option>
      {choices.map(({ id: choice, name }) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </MuiTextField>
  );
};
