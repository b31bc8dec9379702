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
  const { textField, helper } = useField({ ...props, defaultValue: null });
  return (
    <MuiTextField
      {...textField}
      select
      value={textField.value ?? ''}
      onChange={(event) => textField.onChange(event.target.value || null)}
      slotProps={{ select: { native: true }, formHelperText: helper }}
    >
      <option value="">{none ?? t(textField.required ? 'common.choose' : 'common.unsaid')}</option>
      {choices.map(({ id: choice, name }) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </MuiTextField>
  );
};
