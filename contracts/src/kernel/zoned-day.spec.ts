import { describe, expect, it } from 'vitest';
import { dayName, dayNumber, dayOf, dayStart } from './zoned-day.ts';

const HOUR = 3_600_000;
const zones = [
  'UTC',
  'America/Chicago',
  'America/Sao_Paulo', // changed its clocks at midnight
  'America/St_Johns', // changed its clocks a minute after midnight
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // half an hour of summer time
  'Africa/Cairo',
  'Europe/Lisbon',
  'Pacific/Apia', // had no 30 December 2011
];
/** Every 67 hours and a little: each hour of the day and each day of the year comes up. */
const STEP = 67 * HOUR + 61_007;
const FIRST = Date.UTC(1975, 0, 1);
const moments = Array.from({ length: 8_000 }, (_, index) => FIRST + index * STEP);

describe('days in a time zone', () => {
  it.each([
    ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['America/Chicago', '2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-01', '2026-02-28T18:30:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('given %s, when %s begins, then it is %s', (zone, day, start) => {
    expect(new Date(dayStart(zone, dayNumber(day))).toISOString()).toBe(start);
  });

  it.each([
    ['America/Chicago', '2026-03-08', 23],
    ['America/Chicago', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Asia/Kolkata', '2026-03-08', 24],
  ])('given %s, when the clocks are changed on %s, then the day has %d hours', (zone, name, hours) => {
    const day = dayNumber(name);
    expect((dayStart(zone, day + 1) - dayStart(zone, day)) / HOUR).toBe(hours);
  });

  it.each(zones)(
    'given moments of 65 years in %s, when the day of each is asked for, then it holds the moment',
    (zone) => {
      for (const at of moments) {
        const day = dayOf(zone, at);
        expect(dayStart(zone, day)).toBeLessThanOrEqual(at);
        expect(dayStart(zone, day + 1)).toBeGreaterThan(at);
      }
    },
  );

  it.each(zones.filter((zone) => zone !== 'America/St_Johns'))(
    'given moments of 65 years in %s, when a clock on the wall is asked, then it shows the same day',
    (zone) => {
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
      for (const at of moments) expect(dayName(dayOf(zone, at))).toBe(wall.format(at));
    },
  );
});
