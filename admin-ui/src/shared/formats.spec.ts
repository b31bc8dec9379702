import { describe, expect, it } from 'vitest';
import { displayZone } from './display-zone.ts';
import { formatDate, formatDateTime, formatTime } from './formats.ts';

/** Local time, whatever the machine's zone. */
const instant = new Date(2026, 2, 5, 15, 4).toISOString();

describe('formats (docs/product.md UI-2)', () => {
  it('given en-us, when a moment is shown, then it reads MMM D, YYYY and h:mm a', () => {
    expect(formatDate(instant, 'en-us')).toBe('Mar 5, 2026');
    expect(formatTime(instant, 'en-us')).toBe('3:04 pm');
  });

  it('given pt-br, when a moment is shown, then it reads DD/MM/YYYY and 24 hours', () => {
    expect(formatDateTime(instant, 'pt-br')).toBe('05/03/2026, 15:04');
  });

  it('given a time zone of one’s own, when a moment is shown, then it is by the clocks there', () => {
    displayZone.set('America/Sao_Paulo');
    expect(formatDateTime('2026-07-01T01:30:00.000Z', 'pt-br')).toBe('30/06/2026, 22:30');
    displayZone.set('Asia/Kathmandu');
    expect(formatDateTime('2026-07-01T01:30:00.000Z', 'en-us')).toBe('Jul 1, 2026, 7:15 am');
    displayZone.set(null);
  });
});
