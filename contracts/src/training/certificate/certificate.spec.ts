import { describe, expect, it } from 'vitest';
import { certificateNumber, isPassed, proofStateAt } from './certificate.choices.ts';
import { certificateTimes } from './certificate.times.ts';

describe('how long a certificate holds', () => {
  it('given a day that a later month lacks, when a certificate holds for months, then until the last day of it, leap years too (TRA-51)', () => {
    const untilOf = (completed: string, months: number) =>
      certificateTimes(new Date(`${completed}T12:00:00.000Z`), months, 'UTC').validUntil;
    expect(untilOf('2028-02-29', 12)).toBe('2029-02-28');
    expect(untilOf('2027-02-28', 12)).toBe('2028-02-28');
    expect(untilOf('2028-02-29', 48)).toBe('2032-02-29');
    expect(untilOf('2027-08-31', 6)).toBe('2028-02-29');
    expect(untilOf('2026-10-31', 1)).toBe('2026-11-30');
    expect(untilOf('2026-12-31', 2)).toBe('2027-02-28');
  });

  it.each([
    { zone: 'America/Chicago', at: '2026-03-08T05:30', from: '2026-03-07', to: '2027-03-07', end: '2027-03-08T06:00' },
    { zone: 'Europe/Lisbon', at: '2025-10-25T23:30', from: '2025-10-26', to: '2026-10-26', end: '2026-10-27T00:00' },
    {
      zone: 'Australia/Lord_Howe',
      at: '2026-04-04T13:30',
      from: '2026-04-05',
      to: '2027-04-05',
      end: '2027-04-05T13:30',
    },
    { zone: 'Asia/Kolkata', at: '2026-06-30T20:00', from: '2026-07-01', to: '2027-07-01', end: '2027-07-01T18:30' },
  ])(
    'given a company in $zone, when a training is completed about midnight or a change of its clocks, then days begin and end there',
    ({ zone, at, ...days }) => {
      const { completedOn, validUntil, expiresAt } = certificateTimes(new Date(`${at}:00.000Z`), 12, zone);
      expect({ from: completedOn, to: validUntil, end: expiresAt?.slice(0, 16) }).toEqual(days);
    },
  );

  it('given a certificate of years, of a month and one for ever, when it is issued, then its person is told thirty days before, a week before, never (TRA-53)', () => {
    const at = new Date('2026-01-15T12:00:00.000Z');
    expect(certificateTimes(at, 12, 'UTC').noticeAt).toBe('2026-12-17T00:00:00.000Z');
    expect(certificateTimes(at, 1, 'UTC').noticeAt).toBe('2026-02-09T00:00:00.000Z');
    expect(certificateTimes(at, null, 'UTC')).toEqual({
      ...{ completedOn: '2026-01-15', validUntil: null, expiresAt: null, noticeAt: null },
    });
  });
});

describe('who gets a certificate', () => {
  const learned = { status: 'completed', unreviewed: 0, earned: 8, possible: 10 };
  it('given points, when a program asks for so many percent, then exactly as many are enough, and nothing that waits or is not done (TRA-50)', () => {
    expect([0, 79, 80, 81].map((percent) => isPassed(learned, percent))).toEqual([true, true, true, false]);
    expect(isPassed({ ...learned, unreviewed: 1 }, 0)).toBe(false);
    expect(isPassed({ ...learned, status: 'expired' }, 0)).toBe(false);
    expect(isPassed({ ...learned, earned: 0, possible: 0 }, 100)).toBe(true);
  });

  it('given a certificate, when its time ends, it is withdrawn or its person erased, then its link says so, an erasure first (TRA-52)', () => {
    const issued = { status: 'valid' as const, userName: 'Ana', expiresAt: '2026-03-02T09:00:00.000Z' };
    const [before, then] = [new Date('2026-03-02T08:59:59.999Z'), new Date('2026-03-02T09:00:00.000Z')];
    expect([proofStateAt(issued, before), proofStateAt(issued, then)]).toEqual(['valid', 'expired']);
    expect(proofStateAt({ ...issued, status: 'withdrawn' }, then)).toBe('withdrawn');
    expect(proofStateAt({ ...issued, status: 'withdrawn', userName: null }, then)).toBe('erased');
    expect(certificateNumber('0123abcd-4567-7000-8000-000000000001')).toBe('0123-ABCD-4567');
  });
});
