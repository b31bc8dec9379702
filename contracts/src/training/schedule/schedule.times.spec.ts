import { describe, expect, it } from 'vitest';
import { movedWith, nextRepetition, repetitionAt } from './schedule.times.ts';

describe('when a training is scheduled again', () => {
  it.each([
    { zone: 'America/Chicago', from: '2026-03-02T15:00', months: 1, to: '2026-04-02T14:00' },
    { zone: 'America/Chicago', from: '2026-10-15T14:00', months: 1, to: '2026-11-15T15:00' },
    { zone: 'Europe/Lisbon', from: '2026-02-28T09:00', months: 2, to: '2026-04-28T08:00' },
    { zone: 'America/Sao_Paulo', from: '2018-10-03T12:00', months: 2, to: '2018-12-03T11:00' },
    { zone: 'Australia/Lord_Howe', from: '2026-03-04T22:00', months: 2, to: '2026-05-04T22:30' },
    { zone: 'Asia/Kolkata', from: '2026-01-01T03:30', months: 12, to: '2027-01-01T03:30' },
  ])(
    'given $from in $zone, when it repeats after $months months, then the clocks there show the same, whatever changed (TRA-56)',
    ({ zone, from, months, to }) => {
      expect(repetitionAt(`${from}:00.000Z`, months, zone).slice(0, 16)).toBe(to);
    },
  );

  it('given a leap day, the last of a month, and an hour that the clocks leave out, when it repeats, then on the last day there is, and before the change', () => {
    expect(repetitionAt('2028-02-29T15:00:00.000Z', 12, 'America/Chicago')).toBe('2029-02-28T15:00:00.000Z');
    expect(repetitionAt('2028-02-29T15:00:00.000Z', 48, 'America/Chicago')).toBe('2032-02-29T15:00:00.000Z');
    expect(repetitionAt('2027-02-28T15:00:00.000Z', 12, 'UTC')).toBe('2028-02-28T15:00:00.000Z');
    // The evening of January 31 there is February in UTC already.
    expect(repetitionAt('2026-02-01T03:00:00.000Z', 1, 'America/Chicago')).toBe('2026-03-01T03:00:00.000Z');
    // On March 14, 2027, clocks in Chicago go from 2:00 to 3:00: half past two is taken as half past one.
    expect(repetitionAt('2027-02-14T08:30:00.000Z', 1, 'America/Chicago')).toBe('2027-03-14T07:30:00.000Z');
  });

  it('given a first start, when it repeats again and again, then each counts from there, and what is over is left out', () => {
    const of = { from: '2026-08-31T12:00:00.000Z', months: 1, timeZone: 'UTC' };
    const nextAfter = (at: string) => nextRepetition(of, Date.parse(at));
    expect(nextAfter(of.from)).toBe('2026-09-30T12:00:00.000Z');
    expect(nextAfter('2026-09-30T12:00:00.000Z')).toBe('2026-10-31T12:00:00.000Z');
    expect(nextAfter('2031-02-28T11:59:59.999Z')).toBe('2031-02-28T12:00:00.000Z');
    expect(nextAfter('2031-02-28T12:00:00.000Z')).toBe('2031-03-31T12:00:00.000Z');
    const leap = { from: '2024-02-29T12:00:00.000Z', months: 12, timeZone: 'UTC' };
    expect(nextRepetition(leap, Date.parse('2027-06-01T00:00:00.000Z'))).toBe('2028-02-29T12:00:00.000Z');
  });

  it('given a deadline, when the start moves, then it is as long after it by the clocks there', () => {
    const moved = { from: '2026-02-14T15:00:00.000Z', to: '2026-03-14T14:00:00.000Z' };
    expect(movedWith('2026-02-16T23:30:00.000Z', moved, 'America/Chicago')).toBe('2026-03-16T22:30:00.000Z');
    const short = { from: '2026-01-29T09:00:00.000Z', to: '2026-02-28T09:00:00.000Z' };
    expect(movedWith('2026-01-31T08:00:00.000Z', short, 'UTC')).toBe('2026-03-02T08:00:00.000Z');
  });
});
