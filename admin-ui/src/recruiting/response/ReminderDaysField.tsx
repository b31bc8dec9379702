import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type FieldProps, useField } from '#admin-ui/shared/form/useField';
import { reminderChoices } from './invitation.ts';

/** Days before a deadline on which candidates are reminded. */
export const ReminderDaysField = (props: FieldProps) => {
  const t = useTranslate();
  const { textField, helper, field } = useField({ ...props, defaultValue: [] });
  const chosen = (field.value ?? []) as number[];
  const choices = [...new Set([...reminderChoices, ...chosen])].sort((one, other) => other - one);
  return (
    <TextField {...textField} value={chosen} select slotProps={{ select: { multiple: true }, formHelperText: helper }}>
      {choices.map((days) => (
        <MenuItem key={days} value={days}>
          {t('resources.responses.invite.before', { smart_count: days })}
        </MenuItem>
      ))}
    </TextField>
  );
};
