import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { periods, readCustom } from '#admin-ui/shared/period';
import { customFaults, isNamed } from './dashboard-period.ts';

const CUSTOM = 'custom';
const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  marginBottom: 16,
  '@media (max-width: 719px)': { '& > span': { flexBasis: '100%' } },
});
const Field = styled('div')(({ theme }) => ({
  '& input': { width: 160, minHeight: 36, padding: '6px 10px', fontSize: '0.875rem' },
  '@media (max-width: 719px)': { flex: '1 1 130px', '& input': { width: '100%', minHeight: 42 } },
  '& p': { margin: '4px 0 0', maxWidth: 190, fontSize: '0.8125rem', color: theme.palette.error.main },
}));

type Props = { period: string; onChoose: (period: string) => void };

/** One of the usual periods, or two days of one's own, 31 days apart at most. */
export const PeriodChoice = ({ period, onChoose }: Props) => {
  const t = useTranslate();
  const [days, setDays] = useState(readCustom(period));
  const [held, setHeld] = useState(period);
  if (held !== period) {
    setHeld(period);
    setDays(readCustom(period));
  }
  const faults = days ? customFaults(days) : { start: null, end: null };

  const choose = (value: string) => {
    if (value === CUSTOM) return setDays({ start: '', end: '' });
    setDays(null);
    onChoose(value);
  };
  const change = (part: 'start' | 'end', value: string) => {
    const next = { start: '', end: '', ...days, [part]: value };
    setDays(next);
    const { start, end } = customFaults(next);
    if (!start && !end) onChoose(`${next.start},${next.end}`);
  };

  return (
    <Root>
      <PillSelect
        label={t('common.period.label')}
        value={days ? CUSTOM : period}
        onChange={choose}
        highlight={false}
        choices={[...periods, CUSTOM].map((id) => ({ id, name: t(`common.period.${id}`) }))}
      />
      {days &&
        (['start', 'end'] as const).map((part) => {
          const fault = days[part] || isNamed(period) === false ? faults[part] : null;
          return (
            <Field key={part}>
              <InputControl
                type="date"
                aria-label={t(`common.period.${part}`)}
                aria-invalid={fault !== null}
                aria-describedby={fault ? `period-${part}-fault` : undefined}
                value={days[part]}
                onChange={(event) => change(part, event.target.value)}
              />
              {fault && (
                <p id={`period-${part}-fault`} role="alert">
                  {t(fault)}
                </p>
              )}
            </Field>
          );
        })}
    </Root>
  );
};
