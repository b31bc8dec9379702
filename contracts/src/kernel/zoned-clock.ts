import { dayStart } from './zoned-day.ts';

/** What a clock in a time zone shows at a moment, as milliseconds since 1970 of a clock in UTC that shows the same. */
export const clockAt = (timeZone: string, at: number): number => {
  const parts: Record<string, number> = {};
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The moment at which the clocks of a time zone show `wanted`, near `usual`; one that they leave out is taken as before the change. */
export const momentOfClock = (timeZone: string, wanted: number, usual: number): number => {
  const near = usual + (wanted - clockAt(timeZone, usual));
  // A change of the clocks may lie between the two.
  const there = near + (wanted - clockAt(timeZone, near));
  return clockAt(timeZone, there) === wanted ? there : near;
};

/** Hour of the day at which people are reminded. */
const REMINDED_AT_HOUR = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When people are reminded on a day (its number): at nine by the clocks there, also on a day on which they change. Milliseconds since 1970 UTC. */
export const remindingOn = (timeZone: string, day: number): number => {
  const hours = REMINDED_AT_HOUR * HOUR_MS;
  return momentOfClock(timeZone, day * DAY_MS + hours, dayStart(timeZone, day) + hours);
};
