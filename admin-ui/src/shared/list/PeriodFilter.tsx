import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { periodFault, periods, readCustom } from '#admin-ui/shared/period';
import { useIsFixed } from './fixed-filter.ts';

const CUSTOM = 'custom';
/** Filters of an address that say when already. */
const FIXED_BY = ['updatedAt_gte', 'updatedAt_lte', 'createdAt_gte', 'createdAt_lte'];
const Dates = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& input': { width: 150, minHeight: 36, padding: '6px 10px', fontSize: '0.875rem' },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.palette.error.main },
}));

/** When things happened: one of the usual periods, or two days of one's own. `label` says what happened then. */
export const PeriodFilter = ({ label = 'common.period.label' }: { label?: string }) => {
  const t = useTranslate();
  const isFixed = useIsFixed(...FIXED_BY);
  const { filterValues, setFilters } = useListContext();
  const held: string = filterValues.period ?? '';
  const custom = readCustom(held);
  const [isCustom, setCustom] = useState(custom !== null);
  const [days, setDays] = useState(custom ?? { start: '', end: '' });
  const fault = periodFault(days.start, days.end);
  const { period: _, ...others } = filterValues;
  const ask = (period: string) => setFilters(period ? { ...others, period } : others);

  const choose = (value: string) => {
    setCustom(value === CUSTOM);
    if (value !== CUSTOM) ask(value);
  };
  const change = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    if (next.start && next.end && !periodFault(next.start, next.end)) ask(`${next.start},${next.end}`);
  };

  if (isFixed) return null;
  return (
    <>
      <PillSelect
        label={t(label)}
        value={isCustom && (custom || !held) ? CUSTOM : held}
        onChange={choose}
        choices={[
          { id: '', name: t('common.list.anyOf', { label: t(label) }) },
          ...[...periods, CUSTOM].map((id) => ({ id, name: t(`common.period.${id}`) })),
        ]}
      />
      {isCustom && (custom || !held) && (
        <Dates>
          {(['start', 'end'] as const).map((part) => (
            <InputControl
              key={part}
              type="date"
              aria-label={t(`common.period.${part}`)}
              value={days[part]}
              onChange={(event) => change({ [part]: event.target.value })}
            />
          ))}
          {fault && <p role="alert">{t(fault)}</p>}
        </Dates>
      )}
    </>
  );
};
