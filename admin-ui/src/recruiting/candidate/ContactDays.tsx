import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { useLocale } from 'ui-kit/preferences/preferences';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { weekdays } from './weekdays.ts';

/** The days on which somebody may be called. */
export const ContactDays = () => {
  const locale = useLocale();
  const { id, field, label, hint, fault } = useField({ source: 'contactDays', defaultValue: [] });
  const days = useMemo(() => weekdays(locale), [locale]);
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <ToggleButtonGroup
        id={id}
        aria-label={label}
        size="small"
        value={field.value ?? []}
        onChange={(_, chosen: number[]) => field.onChange([...chosen].sort((a, b) => a - b))}
        sx={{ flexWrap: 'wrap' }}
      >
        {days.map(({ day, name }) => (
          <ToggleButton key={day} value={day}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldFrame>
  );
};
