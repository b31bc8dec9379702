import { describe, expect, it } from 'vitest';
import { numberOf } from './candidate-import.values.ts';

describe('numbers in a file', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['R$ 1.234', 1234],
    ['12 000', 12_000],
    ['US$ -7.5 a month', -7.5],
    ['+3', 3],
    ['42\nyears', 42],
    ['many', 'many'],
    ['-', '-'],
    ['2 to 3', '2 to 3'],
  ])('given %s, when it is read, then it is %s', (cell, value) => {
    expect(numberOf(cell)).toBe(value);
  });
});
