import { describe, expect, it } from 'vitest';
import { numberOrText, readNumber, writeNumber } from './number.ts';

describe('a number that somebody types (docs/product.md UI-18)', () => {
  it.each([
    ['1.500', 1.5, 1500],
    ['1,500', 1500, 1.5],
    ['1.500,75', Number.NaN, 1500.75],
    ['1,500.75', 1500.75, Number.NaN],
    ['1,234,567', 1_234_567, Number.NaN],
    ['1.234.567', Number.NaN, 1_234_567],
    ['1,5', 1.5, 1.5],
    ['1.5', 1.5, 1.5],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['12 000', 12_000, 12_000],
    ['-3', -3, -3],
    ['−3,25', -3.25, -3.25],
    ['.5', 0.5, 0.5],
    ['1,50,0', Number.NaN, Number.NaN],
    ['many', Number.NaN, Number.NaN],
    ['1e3', Number.NaN, Number.NaN],
    ['', Number.NaN, Number.NaN],
  ])('given %s, when it is read, then it is %d in English and %d in Portuguese', (typed, english, portuguese) => {
    expect([readNumber(typed, 'en-us'), readNumber(typed, 'pt-br')]).toEqual([english, portuguese]);
  });

  it.each([0, -3, 1500, 1500.5, 0.125, 1234.567])(
    'given %d, when it is written for typing, then it reads back the same',
    (value) => {
      for (const locale of ['en-us', 'pt-br'] as const)
        expect(readNumber(writeNumber(value, locale), locale)).toBe(value);
      expect(writeNumber(1500.5, 'pt-br')).toBe('1500,5');
    },
  );

  it('given text that is no number, when a form holds it, then it is what was typed', () => {
    expect([numberOrText(' many ', 'pt-br'), numberOrText('1.500', 'pt-br')]).toEqual(['many', 1500]);
  });
});
