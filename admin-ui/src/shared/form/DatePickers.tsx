import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, ptBR } from '@mui/x-date-pickers/locales';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { Locale } from 'contracts/kernel/locales';
import 'dayjs/locale/pt-br.js';
import { useState } from 'react';
import { useLocale } from 'ui-kit/preferences/preferences';
import { dayjs, patterns } from '#admin-ui/shared/formats';
import { helperProps } from './helper-props.ts';

export type DateInputProps = {
  label: string;
  /** The label stands for those who listen alone, as in a row of filters. */
  isLabelHidden?: boolean;
  /** `2027-03-01`, with a time `2027-03-01T14:05`; empty: none. What is written by half is `Invalid Date`. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  /** The first day that may be chosen. */
  min?: string;
  hint?: string | undefined;
  fault?: string | undefined;
  isRequired?: boolean;
};

const languages: Record<Locale, { adapterLocale: string; texts: typeof enUS }> = {
  'en-us': { adapterLocale: 'en', texts: enUS },
  'pt-br': { adapterLocale: 'pt-br', texts: ptBR },
};

/** As other inputs look. */
const Field = styled(PickersTextField)(({ theme }) => ({
  '& .MuiPickersOutlinedInput-root': { padding: '0 12px', backgroundColor: theme.palette.brand.surface },
  '& .MuiPickersInputBase-sectionsContainer': { padding: '9px 0', lineHeight: '1.375rem' },
  '& .MuiPickersInputBase-inputSizeSmall .MuiPickersInputBase-sectionsContainer': { padding: '7px 0' },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    ...{ top: 0, borderColor: theme.palette.brand.outline },
    '& legend': { display: 'none' },
  },
}));

const parsed = (value: string) => ({ value, moment: value === '' ? null : dayjs(value) });

/** See DateInput, which loads this. */
export const DatePickers = ({
  label,
  isLabelHidden = false,
  value,
  onChange,
  withTime,
  min,
  ...rest
}: DateInputProps) => {
  const { hint, fault, isRequired } = rest;
  const locale = useLocale();
  const { adapterLocale, texts } = languages[locale];
  const { date, time } = patterns[locale];
  // A year is typed digit by digit: what it means meanwhile must not come back as another one.
  const [held, hold] = useState(() => parsed(value));
  if (held.value !== value) hold(parsed(value));
  const Picker = withTime ? DateTimePicker : DatePicker;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocale}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Picker
        value={held.moment}
        onChange={(moment) => {
          const next = moment?.format(withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD') ?? '';
          hold({ value: next, moment });
          onChange(next);
        }}
        format={withTime ? `${date}, ${time}` : date}
        ampm={time.endsWith('a')}
        // Of a moment the day is picked; its time is typed.
        {...(withTime && { viewRenderers: { hours: null, minutes: null, meridiem: null } })}
        {...(min && { minDate: dayjs(min) })}
        slots={{ textField: Field }}
        slotProps={{
          openPickerIcon: { fontSize: 'small' },
          popper: { 'aria-label': label },
          field: { clearable: !isRequired, shouldRespectLeadingZeros: true },
          textField: {
            ...(!isLabelHidden && { label }),
            ...{ fullWidth: true, size: isLabelHidden ? 'small' : 'medium', error: fault !== undefined },
            helperText: fault ?? hint,
            slotProps: {
              inputLabel: { 'data-required': isRequired || undefined } as object,
              input: isLabelHidden ? { 'aria-label': label } : {},
              formHelperText: helperProps(fault),
            },
          },
        }}
      />
    </LocalizationProvider>
  );
};
