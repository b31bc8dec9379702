import { clockAt, momentOfClock } from '#contracts/kernel/zoned-clock';
import { monthsLater } from '#contracts/training/acknowledgement/acknowledgement.times';

/** So many months later, when the clocks of a time zone show the same; of a month that is shorter, its last day (docs/product.md TRA-56). */
export const repetitionAt = (moment: string, months: number, timeZone: string): string => {
  const at = new Date(moment);
  const wanted = Date.parse(monthsLater(new Date(clockAt(timeZone, at.getTime())), months));
  const usual = Date.parse(monthsLater(at, months));
  return new Date(momentOfClock(timeZone, wanted, usual)).toISOString();
};

const LONGEST_MONTH_MS = 31 * 86_400_000;

/** When it repeats next after a moment. Each counts from the first start: a shorter month moves those after it by nothing. */
export const nextRepetition = (of: { from: string; months: number; timeZone: string }, after: number): string => {
  const { from, months, timeZone } = of;
  // No month is longer: as many have gone at least.
  let turn = Math.max(1, Math.floor((after - Date.parse(from)) / (LONGEST_MONTH_MS * months)));
  let next = repetitionAt(from, turn * months, timeZone);
  while (Date.parse(next) <= after) {
    turn += 1;
    next = repetitionAt(from, turn * months, timeZone);
  }
  return next;
};

/** A moment as long after another start, by the clocks of a time zone. */
export const movedWith = (moment: string, { from, to }: { from: string; to: string }, timeZone: string): string => {
  const [at, former, start] = [moment, from, to].map((one) => Date.parse(one)) as [number, number, number];
  const clocks = clockAt(timeZone, at) - clockAt(timeZone, former);
  return new Date(momentOfClock(timeZone, clockAt(timeZone, start) + clocks, start + at - former)).toISOString();
};
