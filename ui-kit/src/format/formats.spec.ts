import { describe, expect, it } from 'vitest';
import { formatDate, formatTime } from './formats.ts';

const instant = new Date(2026, 10, 5, 15, 5).toISOString();
const midnight = new Date(2026, 10, 5, 0, 7).toISOString();

describe('formats of the portal', () => {
  it('given an instant, when it is shown in en-us, then it reads as the specification has it', () => {
    expect(formatDate(instant, 'en-us')).toBe('Nov 5, 2026');
    expect(formatTime(instant, 'en-us')).toBe('3:05 pm');
    expect(formatTime(midnight, 'en-us')).toBe('12:07 am');
  });

  it('given an instant, when it is shown in pt-br, then day and month have two digits and the day has 24 hours', () => {
    expect(formatDate(instant, 'pt-br')).toBe('05/11/2026');
    expect(formatTime(instant, 'pt-br')).toBe('15:05');
    expect(formatTime(midnight, 'pt-br')).toBe('00:07');
  });
});
