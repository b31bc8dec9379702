import { describe, expect, it } from 'vitest';
import { remindersOf } from './pending-hire.days.ts';

const told = (timeZone: string, dueOn: string) => {
  const unknown = { daysBefore: null, doneAt: null, toldSoonOf: null, toldOverdueOf: null };
  const item = { ...unknown, id: 'one', dueOn, dueSince: '2026-01-01T00:00:00.000Z' };
  return remindersOf({ status: 'preparing', startsOn: null, timeZone, items: [item] }).map(({ at }) => at);
};

describe('reminders of a hire', () => {
  it.each([
    // Clocks go forward on March 8, 2026 and back on November 1, in New York.
    ['America/New_York', '2026-03-09', '2026-03-08T13:00:00.000Z', '2026-03-10T13:00:00.000Z'],
    ['America/New_York', '2026-03-07', '2026-03-06T14:00:00.000Z', '2026-03-08T13:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-01T14:00:00.000Z', '2026-11-03T14:00:00.000Z'],
    ['Europe/Lisbon', '2026-03-30', '2026-03-29T08:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['America/Sao_Paulo', '2026-03-09', '2026-03-08T12:00:00.000Z', '2026-03-10T12:00:00.000Z'],
  ])(
    'given %s and something due on %s, when people are reminded, then the clocks show nine',
    (zone, dueOn, soon, overdue) => {
      expect(told(zone, dueOn)).toEqual([soon, overdue]);
    },
  );
});
