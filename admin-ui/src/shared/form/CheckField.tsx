import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type FieldProps, useField } from './useField.ts';

/** Yes or no. */
export const CheckField = (props: FieldProps) => {
  const { id, field, label, hint } = useField({ ...props, defaultValue: false });
  const { value, ref, ...rest } = field;
  const box = (
    <Checkbox
      {...rest}
      id={id}
      size="small"
      checked={value === true}
      onChange={(event) => field.onChange(event.target.checked)}
      slotProps={{ input: { ref, ...(hint && { 'aria-describedby': `${id}-hint` }) } }}
    />
  );
  return (
    <FormControl>
      <FormControlLabel control={box} label={label} />
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={{ mt: 0, ml: 3.5 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
