import { describe, expect, it } from 'vitest';
import { deadlineIn } from './deadline-text.ts';

describe('what invited candidates are told', () => {
  it('given a deadline, when it is said, then it is the last minute of its day in its time zone', () => {
    const deadline = { at: new Date('2026-03-09T05:00:00.000Z'), timeZone: 'America/Chicago' };
    expect(deadlineIn('en-us', deadline).replace(/\s/g, ' ')).toBe('March 8, 2026 at 11:59 PM (America/Chicago)');
    expect(deadlineIn('pt-br', deadline)).toContain('8 de março de 2026');
  });
});
