import { describe, expect, it } from 'vitest';
import { assignmentEnd, remindersBefore } from './assignment.times.ts';

const endOf = (startsAt: string, timeZone: string, deadlineDays: number, deadlineHours = 0) =>
  assignmentEnd({ startsAt, deadline: null, timeZone }, { deadlineDays, deadlineHours });
const remindedOf = (end: string, timeZone: string, ...reminderDays: number[]) =>
  remindersBefore(end, {
    ...{ reminderDays, timeZone, startsAt: '2026-01-01T00:00:00.000Z', now: new Date('2026-01-01T00:00:00.000Z') },
  });

describe('days of a training (TRA-77)', () => {
  it('given clocks that change in between, when days are counted, then it ends when the clocks of the company show the same', () => {
    // Summer time begins in Chicago on March 8, ends in Berlin on October 25, and ends in Auckland on April 5.
    expect(endOf('2026-03-07T15:00:00.000Z', 'America/Chicago', 2)).toBe('2026-03-09T14:00:00.000Z');
    expect(endOf('2026-10-24T07:00:00.000Z', 'Europe/Berlin', 1)).toBe('2026-10-25T08:00:00.000Z');
    expect(endOf('2026-04-03T20:00:00.000Z', 'Pacific/Auckland', 3)).toBe('2026-04-06T21:00:00.000Z');
  });

  it('given a leap day, when days are counted, then it is one of them; hours are added as they pass', () => {
    expect(endOf('2028-02-28T15:00:00.000Z', 'America/Chicago', 2)).toBe('2028-03-01T15:00:00.000Z');
    expect(endOf('2028-02-28T20:00:00.000Z', 'Pacific/Auckland', 1, 5)).toBe('2028-03-01T01:00:00.000Z');
    expect(endOf('2026-03-08T07:00:00.000Z', 'America/Chicago', 0, 3)).toBe('2026-03-08T10:00:00.000Z');
  });

  it('given an end after the clocks changed, when people are reminded, then at the hour of the end, so many days before', () => {
    expect(remindedOf('2026-03-09T14:00:00.000Z', 'America/Chicago', 1, 2)).toEqual([
      ...['2026-03-07T15:00:00.000Z', '2026-03-08T14:00:00.000Z'],
    ]);
    expect(remindedOf('2026-10-25T08:00:00.000Z', 'Europe/Berlin', 1)).toEqual(['2026-10-24T07:00:00.000Z']);
    expect(remindedOf('2026-04-06T21:00:00.000Z', 'Pacific/Auckland', 3)).toEqual(['2026-04-03T20:00:00.000Z']);
  });
});
