import { describe, expect, it } from 'vitest';
import { cellOfList, cellOfNumber, listOf, numberOf } from '#contracts/recruiting/candidate/candidate.cells';
import { amountOf } from './candidate-import.values.ts';

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
    ['3.27159', 3.27159],
    ['3,27159', 3.27159],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['12.3456', 12.3456],
    ['1234.567', 1234.567],
    ['1.234', 1234],
    ['1,234,567', 1_234_567],
    ["1'234.5", 1234.5],
    ['1.2340', 1.234],
    ['-$7.50', -7.5],
    ['80.000 EUR', 80_000],
    ['85k', '85k'],
    ['85 mil', '85 mil'],
    ['1.5M', '1.5M'],
    ['about 5', 'about 5'],
    ['5+', '5+'],
    ['(500)', '(500)'],
    ['1,23,456', '1,23,456'],
    ['1.234.56', '1.234.56'],
    ['1 2', '1 2'],
    ['1e21', '1e21'],
  ])('given %s, when it is read, then it is %s', (cell, value) => {
    expect(numberOf(cell)).toBe(value);
  });
});

describe('amounts in a file', () => {
  it('given parts of the smallest coin, when they are read, then they are not rounded but left as they are', () => {
    expect([amountOf('1.234,50', 2), amountOf('12.3456', 2), amountOf('1.5', 0)]).toEqual([123_450, '12.3456', '1.5']);
    expect([amountOf('19.99', 2), amountOf('1.2340', 3)]).toEqual([1999, 1234]);
  });
});

describe('what is written into a cell', () => {
  it.each([[3.271], [1234], [0.000_000_1], [12.5], [-1.234], [1_234.567]])(
    'given %d, when it is written, then it is read as it was',
    (value) => {
      expect(numberOf(String(cellOfNumber(value)))).toBe(value);
    },
  );

  it('given items with commas and quotes, when they are written, then they are read as they were', () => {
    const items = ['Sails, big and small', 'Rope', '"Bosun" chair', 'A|B', '5" pipes'];
    expect(listOf(cellOfList(items))).toEqual(items);
    expect(listOf('Rope, Sail;Rope | Wood\nTar')).toEqual(['Rope', 'Sail', 'Wood', 'Tar']);
    expect(listOf('"never closed, Rope')).toEqual(['"never closed', 'Rope']);
  });
});
