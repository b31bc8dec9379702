import { z } from 'zod';

/** Whether this runtime knows the IANA time zone: `America/Chicago`. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** An IANA time zone name. */
export const timeZone = () => z.string().min(1).max(64).refine(isTimeZone, { message: 'time-zone-invalid' });
