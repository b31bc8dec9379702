import { describe, expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const [due, later, before, after] = ['2026-03-08', '2026-03-20', '2026-03-05', '2026-03-12'].map(
  (day) => `${day}T09:00:00.000Z`,
) as [string, string, string, string];
const assigned = { status: 'open' as const, completedAt: null, expiresAt: due, firstExpiresAt: null };

describe('how somebody stands with a training', () => {
  it('given what was begun, missed or cancelled, when it is asked for, then it says so (TRA-40)', () => {
    const of = (status: Parameters<typeof standingOf>[0]['status']) => standingOf({ ...assigned, status });
    expect(['waiting', 'open', 'begun', 'expired', 'cancelled'].map((status) => of(status as 'open'))).toEqual([
      ...['not-started', 'not-started', 'begun', 'overdue', null],
    ]);
  });

  it('given more time, when it is completed after the deadline that was set first, then it is late; before that it is not (TRA-40)', () => {
    const done = { ...assigned, status: 'completed' as const };
    expect(standingOf({ ...done, completedAt: before })).toBe('done');
    expect(standingOf({ ...done, expiresAt: later, firstExpiresAt: due, completedAt: after })).toBe('done-late');
    expect(standingOf({ ...done, expiresAt: later, firstExpiresAt: due, completedAt: before })).toBe('done');
    expect(standingOf({ ...done, expiresAt: null, completedAt: after })).toBe('done');
  });
});
