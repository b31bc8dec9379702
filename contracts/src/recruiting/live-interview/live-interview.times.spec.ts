import { describe, expect, it } from 'vitest';
import { dayBefore, overAt } from './live-interview.times.ts';

describe('the day before', () => {
  it.each([
    ['America/Chicago', '2026-11-27T20:00:00.000Z', '2026-11-26T20:00:00.000Z'],
    // Clocks go forward on March 8, and back on November 1, at two.
    ['America/Chicago', '2026-03-08T15:00:00.000Z', '2026-03-07T16:00:00.000Z'],
    ['America/Chicago', '2026-11-01T16:00:00.000Z', '2026-10-31T15:00:00.000Z'],
    // They go back at midnight on April 5, half an hour only.
    ['Australia/Lord_Howe', '2026-04-04T23:00:00.000Z', '2026-04-03T22:30:00.000Z'],
    ['America/Sao_Paulo', '2026-03-08T13:00:00.000Z', '2026-03-07T13:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-08T04:15:00.000Z', '2026-03-07T04:15:00.000Z'],
  ])(
    'given clocks in %s, when an interview is at %s, then they showed the same at %s',
    (timeZone, startsAt, before) => {
      expect(dayBefore(timeZone, startsAt)).toBe(before);
    },
  );

  it('given half past two in Chicago the day after clocks left it out, when it is the day before, then it is at half past three', () => {
    expect(dayBefore('America/Chicago', '2026-03-09T07:30:00.000Z')).toBe('2026-03-08T08:30:00.000Z');
  });
});

describe('when a live interview is over', () => {
  const slots = [{ startsAt: '2026-03-03T10:00:00.000Z' }, { startsAt: '2026-03-05T10:00:00.000Z' }];
  it('given times to choose from, when none is chosen, then it is after the last one; and after the one that was', () => {
    expect(overAt({ startsAt: null, slots, minutes: 45 })).toBe('2026-03-05T10:45:00.000Z');
    expect(overAt({ startsAt: '2026-03-03T10:00:00.000Z', slots, minutes: 30 })).toBe('2026-03-03T10:30:00.000Z');
  });
});
