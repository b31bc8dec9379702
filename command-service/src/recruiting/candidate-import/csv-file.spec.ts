import {
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from 'contracts/recruiting/candidate-import/candidate-import.choices';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-file.ts';

const fileOf = (...lines: string[]) => Buffer.from(lines.join('\n'));
const many = (rows: number) => Array.from({ length: rows }, (_, at) => `p${at}`);

describe('a file of rows', () => {
  it('given as many rows as there may be and blank ones between them, when it is read, then all are there', async () => {
    const { columns, rows } = await readCsv(fileOf('Name,Email', ' , ', ...many(MAX_IMPORT_ROWS), ',', '', '  ,  '));
    expect([columns, rows.length, rows.at(-1)]).toEqual([
      ['Name', 'Email'],
      MAX_IMPORT_ROWS,
      [`p${MAX_IMPORT_ROWS - 1}`],
    ]);
  });

  it.each([
    'Ada Berg,ada@mail.example',
    'Ada,"Berg <Ada@Mail.example>"',
    'Ada,Berg,+47 22 22 55 66',
    'Ada,Berg,1990-03-01',
    'Ada,Berg,https://ada.example/cv',
  ])('given a first line that is a person, %s, when it is read, then it is refused', async (first) => {
    await expect(readCsv(fileOf(first, 'Bo,bo@mail.example'))).rejects.toThrow('import-header-missing');
  });

  it('given a first line of names that we do not know, when it is read, then none of them is kept as the name of a column', async () => {
    expect((await readCsv(fileOf('Ada,Berg,Oslo', 'Bo,Dahl,Bergen'))).columns).toEqual([
      'Column 1',
      'Column 2',
      'Column 3',
    ]);
    expect((await readCsv(fileOf('Name,Shoes', 'Bo,42'))).columns).toEqual(['Name', 'Shoes']);
  });

  it('given a cell without end, when it is read, then as much is kept as tells that it is too long', async () => {
    const { rows } = await readCsv(fileOf('Name,Other', `Bo,${'x'.repeat(1_000_000)}`));
    expect(rows[0]?.map((cell) => cell.length)).toEqual([2, MAX_IMPORT_CELL + 1]);
  });

  it('given one row more, when it is read, then it is refused before what follows is looked at', async () => {
    const file = fileOf('Name', ...many(MAX_IMPORT_ROWS + 1), '"a quote that never ends');
    await expect(readCsv(file)).rejects.toThrow('import-too-many-rows');
  });

  it('given a line of many cells, when it is read, then others have their turn meanwhile, and as many columns are there as may be', async () => {
    let turns = 0;
    const count = setInterval(() => turns++, 0);
    const { columns, rows } = await readCsv(fileOf('Name,'.repeat(90_000), 'Ada'));
    clearInterval(count);
    expect([columns.length, rows]).toEqual([MAX_IMPORT_COLUMNS, [['Ada']]]);
    expect(turns).toBeGreaterThan(5);
  });

  it('given a sign of two halves where a piece ends, when it is read, then it is whole', async () => {
    const signs = Array.from({ length: 9_000 }, () => '😀😀😀');
    const file = fileOf('Names', ...signs, 'x', ...signs);
    expect(file.toString().charCodeAt(65_535)).toBe(0xd83d);
    const { rows } = await readCsv(file);
    expect(rows.filter(([name]) => name !== '😀😀😀')).toEqual([['x']]);
  });

  it('given a line without end, when it is read, then it is refused', async () => {
    await expect(readCsv(fileOf('a,'.repeat(2_500_000), 'b'))).rejects.toThrow('import-file-unreadable');
  });
});
