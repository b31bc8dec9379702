import styled from '@emotion/styled';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';

const Days = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.875rem', fontWeight: 560 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 },
  '& input': { width: 20, height: 20, accentColor: colour.brand },
});

/** Monday is 1, Saturday 6. */
const DAYS = [1, 2, 3, 4, 5, 6];
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

const dayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * 86_400_000);

type Props = { label: string; value: readonly number[]; onChange: (days: number[]) => void };

/** Days of the week on which somebody likes to be called. */
export const DaysInput = ({ label, value, onChange }: Props) => {
  const { locale } = useTranslation();
  return (
    <Days>
      <legend>{label}</legend>
      {DAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={value.includes(day)}
            onChange={({ target }) =>
              onChange(DAYS.filter((one) => (one === day ? target.checked : value.includes(one))))
            }
          />
          {dayName(day, locale)}
        </label>
      ))}
    </Days>
  );
};
