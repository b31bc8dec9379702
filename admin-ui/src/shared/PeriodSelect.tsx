import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { PillSelect } from './PillSelect.tsx';
import { customFaults, periods } from './period.ts';
import type { CustomDays } from './useCustomDays.ts';

const CUSTOM = 'custom';
const PeriodDays = lazy(async () => ({ default: (await import('./PeriodDays.tsx')).PeriodDays }));

type Props = {
  label: string;
  period: string;
  custom: CustomDays;
  /** Told only of what is a period. */
  onChoose: (period: string) => void;
  /** What no period is called, where there may be none. */
  none?: string;
};

/** One of the usual periods, or two days of one's own, 31 days at most (docs/product.md REP-3). */
export const PeriodSelect = ({ label, period, custom, onChoose, none }: Props) => {
  const t = useTranslate();
  const { days, faults } = custom;
  const choose = (value: string) => {
    if (value === CUSTOM) return custom.begin();
    custom.end();
    onChoose(value);
  };
  const change = (part: { start?: string; end?: string }) => {
    const next = custom.set(part);
    const { start, end } = customFaults(next);
    if (!start && !end) onChoose(`${next.start},${next.end}`);
  };
  return (
    <>
      <PillSelect
        label={label}
        value={days ? CUSTOM : period}
        onChange={choose}
        highlight={none !== undefined}
        choices={[
          ...(none === undefined ? [] : [{ id: '', name: none }]),
          ...[...periods, CUSTOM].map((name) => ({ id: name, name: t(`common.period.${name}`) })),
        ]}
      />
      <Suspense>{days && <PeriodDays days={days} faults={faults} onChange={change} />}</Suspense>
    </>
  );
};
