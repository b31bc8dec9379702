import { describe, expect, it } from 'vitest';
import { remindingOn } from './zoned-clock.ts';
import { dayNumber } from './zoned-day.ts';

describe('reminders in the morning', () => {
  it.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-28T08:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T13:00:00.000Z'],
    ['America/Sao_Paulo', '2026-03-08', '2026-03-08T12:00:00.000Z'],
    ['Asia/Kathmandu', '2024-02-29', '2024-02-29T03:15:00.000Z'],
  ])('given %s and %s, when people are reminded, then at nine by the clocks there', (zone, day, moment) => {
    expect(new Date(remindingOn(zone, dayNumber(day))).toISOString()).toBe(moment);
  });
});
