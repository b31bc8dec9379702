import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './formats.ts';

/** Local time, whatever the machine's zone. */
const instant = new Date(2026, 2, 5, 15, 4).toISOString();

describe('formats of spec section 1', () => {
  it('given en-us, when a moment is shown, then it reads MMM D, YYYY and h:mm a', () => {
    expect(formatDate(instant, 'en-us')).toBe('Mar 5, 2026');
    expect(formatTime(instant, 'en-us')).toBe('3:04 pm');
  });

  it('given pt-br, when a moment is shown, then it reads DD/MM/YYYY and 24 hours', () => {
    expect(formatDateTime(instant, 'pt-br')).toBe('05/03/2026, 15:04');
  });
});
