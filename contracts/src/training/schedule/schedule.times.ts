import { clockAt, momentOfClock } from '#contracts/kernel/zoned-clock';
import { monthsLater } from '#contracts/training/acknowledgement/acknowledgement.times';

/** So many months later, when the clocks of a time zone show the same; of a month that is shorter, its last day (docs/product.md TRA-56). */
export const repetitionAt = (moment: string, months: number, timeZone: string): string => {
  const at = new Date(moment);
  const wanted = Date.parse(monthsLater(new Date(clockAt(timeZone, at.getTime())), months));
  const usual = Date.parse(monthsLater(at, months));
  return new Date(momentOfClock(timeZone, wanted, usual)).toISOString();
};
