import { describe, expect, it } from 'vitest';
import { Period } from './period.ts';

const start = '2026-03-01T00:00:00.000Z';
const end = '2026-03-31T23:59:59.999Z';

describe('a period', () => {
  it('given two moments joined by a comma, when read, then they are start and end', () => {
    expect(Period.parse(`${start},${end}`)).toEqual({ start, end });
    expect(Period.parse('2026-03-01T00:00:00Z,2026-03-01T00:00:00Z')).toBeTruthy();
  });

  it('given 31 days in Chicago among which clocks are set back, when read, then they are a period', () => {
    expect(Period.parse('2026-10-15T05:00:00.000Z,2026-11-15T05:59:59.999Z')).toBeTruthy();
  });

  it.each([
    ['', 'date-invalid'],
    [start, 'date-invalid'],
    [`${start},`, 'date-invalid'],
    [`${start},${end},${end}`, 'field-invalid'],
    [`${end},${start}`, 'range-invalid'],
    [`${start},2026-04-01T23:59:59.999Z`, 'period-too-long'],
    [`2026-03-01,2026-03-02`, 'date-invalid'],
    [`2026-02-30T00:00:00Z,${end}`, 'date-invalid'],
    [`2026-03-01T00:00:00+02:00,${end}`, 'date-invalid'],
    [`2026-03-01T00:00:00.000001Z,${end}`, 'date-invalid'],
    ["2026-03-01T00:00:00Z,2026-03-02T00:00:00Z' or 1=1 --", 'date-invalid'],
  ])('given %s, when read, then it is refused as %s', (text, code) => {
    expect(Period.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([code]);
  });
});
