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
