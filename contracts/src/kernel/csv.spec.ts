import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2);

describe('CSV', () => {
  it('given rows, when they are written, then each ends with CR LF after a byte order mark', () => {
    expect(
      csvOf([
        ['Name', 'Status'],
        ['Ada', 1],
      ]),
    ).toBe('\uFEFFName,Status\r\nAda,1\r\n');
  });

  it('given quotes, commas and line breaks, when they are written, then the cell stands in quotes and its own are doubled', () => {
    expect(lineOf('Silva, Ana', 'the "best"', 'two\nlines')).toBe('"Silva, Ana","the ""best""","two\nlines"');
  });

  it.each(['=1+1', '+55 11 5555', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'given the text %j, when it is written, then no spreadsheet reads it as a formula',
    (text) => {
      expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('given a formula after a semicolon, a tab or a line break, when it is written, then a spreadsheet that parts cells there reads none either', () => {
    expect(lineOf('Ana;=1+1;x')).toBe("Ana;'=1+1;x");
    expect(lineOf('Ana\n@SUM(A1)')).toBe('"Ana\n\'@SUM(A1)"');
    expect(lineOf('a-b; c+d')).toBe('a-b; c+d');
  });

  it('given a negative number, when it is written, then it stays a number', () => {
    expect(lineOf(-2)).toBe('-2');
  });
});
