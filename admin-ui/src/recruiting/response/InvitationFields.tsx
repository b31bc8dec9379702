import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { type InvitationTime, reminderChoices, tomorrowIn } from './invitation.ts';

type Props = { time: InvitationTime; onChange: (time: InvitationTime) => void };

/** Until when answers are waited for, and when the candidate is reminded. */
export const InvitationFields = ({ time, onChange }: Props) => {
  const t = useTranslate();
  const zone = usePageZone();
  const words = 'resources.responses.invite';
  return (
    <>
      <DateInput
        label={t(`${words}.lastDay`)}
        value={time.day}
        onChange={(day) => onChange({ ...time, day })}
        min={tomorrowIn(zone)}
        hint={t(`${words}.lastDayHint`, { zone: zoneName(zone) })}
        isRequired
      />
      <TextField
        id={useId()}
        select
        label={t(`${words}.reminders`)}
        value={time.reminderDays}
        onChange={({ target }) => onChange({ ...time, reminderDays: target.value as unknown as number[] })}
        slotProps={{ select: { multiple: true } }}
        helperText={t(`${words}.remindersHint`)}
        fullWidth
      >
        {reminderChoices.map((days) => (
          <MenuItem key={days} value={days}>
            {t(`${words}.before`, { smart_count: days })}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
