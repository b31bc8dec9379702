import { useState } from 'react';
import { customFaults, readCustom } from './period.ts';

const NO_FAULTS = { start: null, end: null };
const NO_DAYS = { start: '', end: '' };

/** Two days of one's own while they are being chosen; none while a usual period is. */
export const useCustomDays = (period: string) => {
  const [days, setDays] = useState(readCustom(period));
  const [held, setHeld] = useState(period);
  if (held !== period) {
    setHeld(period);
    setDays(readCustom(period));
  }
  const faults = days ? customFaults(days) : NO_FAULTS;
  return {
    days,
    faults,
    /** Whether what is chosen is a period; two days may not be one yet. */
    isPeriod: !faults.start && !faults.end,
    begin: () => setDays(NO_DAYS),
    end: () => setDays(null),
    set: (part: Partial<typeof NO_DAYS>) => {
      const next = { ...NO_DAYS, ...days, ...part };
      setDays(next);
      return next;
    },
  };
};
export type CustomDays = ReturnType<typeof useCustomDays>;
