/** A day of the calendar, by its number: 0 is 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;
/** Local midnight is at most this far from midnight in UTC, also in zones of the nineteenth century. */
const FAR_MS = 16 * 3_600_000;
/** Beginnings remembered of each zone: a century of them. */
const MAX_KNOWN = 40_000;

type Zone = { offset(at: number): number; starts: Map<Day, number> };
const zones = new Map<string, Zone>();

const createZone = (name: string): Zone => {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return {
    starts: new Map(),
    offset: (at) => {
      const parts: Record<string, number> = {};
      for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
      const second0 = Math.floor(at / 1_000) * 1_000;
      return Date.UTC(year, month - 1, day, hour, minute, second) - second0;
    },
  };
};

const zoneOf = (name: string): Zone => {
  const known = zones.get(name) ?? createZone(name);
  zones.set(name, known);
  return known;
};

/** The first moment at which a clock there shows `day` or later. */
const firstMoment = ({ offset }: Zone, day: Day): number => {
  const midnight = day * DAY_MS;
  const isThere = (at: number) => at + offset(at) >= midnight;
  const usual = midnight - offset(midnight);
  if (isThere(usual) && !isThere(usual - 1)) return usual;
  let before = midnight - FAR_MS;
  let there = midnight + FAR_MS;
  while (there - before > 1) {
    const middle = Math.floor((before + there) / 2);
    if (isThere(middle)) there = middle;
    else before = middle;
  }
  return there;
};

/** When a day begins in an IANA time zone, in milliseconds since 1970. Days follow each other without gap or overlap. */
export const dayStart = (timeZone: string, day: Day): number => {
  if (timeZone === 'UTC') return day * DAY_MS;
  const zone = zoneOf(timeZone);
  const known = zone.starts.get(day) ?? firstMoment(zone, day);
  if (zone.starts.size >= MAX_KNOWN) zone.starts.clear();
  zone.starts.set(day, known);
  return known;
};

/** The day that holds a moment. */
export const dayOf = (timeZone: string, at: number): Day => {
  const day = Math.floor(at / DAY_MS);
  if (timeZone === 'UTC') return day;
  if (at < dayStart(timeZone, day)) return day - 1;
  return at < dayStart(timeZone, day + 1) ? day : day + 1;
};

/** `2026-03-01` */
export const dayName = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayNumber = (name: string): Day => Math.round(Date.parse(`${name}T00:00:00Z`) / DAY_MS);
