import { describe, expect, it } from 'vitest';
import { atWork } from '#deploy/seed/calendar';

const latest = new Date('2026-03-31T00:00:00.000Z');

describe('office hours', () => {
  it('given a moment at night, when it is moved to office hours, then it is on the same day between 13:00 and 22:00', () => {
    expect(atWork(new Date('2026-03-04T00:00:00.000Z'), latest).toISOString()).toBe('2026-03-04T13:00:00.000Z');
    expect(atWork(new Date('2026-03-04T23:59:59.999Z'), latest).toISOString()).toMatch(/^2026-03-04T21:59/);
  });

  it('given a moment on Sunday, when it is moved to office hours, then it is on the Friday before', () => {
    expect(atWork(new Date('2026-03-08T08:00:00.000Z'), latest).toISOString()).toBe('2026-03-06T16:00:00.000Z');
  });

  it('given office hours that have not come yet, when a moment is moved, then it stays where it is', () => {
    const moment = new Date('2026-03-04T02:00:00.000Z');
    expect(atWork(moment, new Date('2026-03-04T03:00:00.000Z'))).toEqual(moment);
  });
});
