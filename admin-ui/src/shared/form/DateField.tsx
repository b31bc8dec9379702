import { useTranslate } from 'react-admin';
import { zoneName } from 'ui-kit/format/time-zones';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { dayjs } from '#admin-ui/shared/formats';
import { DateInput } from './DateInput.tsx';
import { type FieldProps, useField } from './useField.ts';

const textOf = ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => ({
  value: String(value ?? ''),
  onChange,
});

/** A day in a form: `2027-03-01`. */
export const DateField = ({ min, ...props }: FieldProps & { min?: string }) => {
  const { field, label, hint, fault, isRequired } = useField({ ...props, defaultValue: '' });
  return <DateInput {...{ label, hint, fault, isRequired, ...(min && { min }) }} {...textOf(field)} />;
};

/** A moment in a form, as the clocks of the page's time zone have it; the form holds it as ISO 8601 in UTC. */
export const MomentField = (props: FieldProps) => {
  const t = useTranslate();
  const zone = usePageZone();
  const { field, label, hint, fault, isRequired } = useField({ ...props, defaultValue: '' });
  const { value, onChange } = textOf(field);
  const moment = dayjs(value);
  return (
    <DateInput
      {...{ label, fault, isRequired }}
      hint={hint || t('common.period.zone', { zone: zoneName(zone) })}
      withTime
      value={moment.isValid() ? moment.tz(zone).format('YYYY-MM-DDTHH:mm') : value}
      onChange={(typed) => onChange(dayjs(typed).isValid() ? dayjs.tz(typed, zone).toISOString() : typed)}
    />
  );
};
