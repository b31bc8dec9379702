import { MAX_IMPORT_ROWS } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-file.ts';

const fileOf = (...lines: string[]) => Buffer.from(lines.join('\n'));
const many = (rows: number) => Array.from({ length: rows }, (_, at) => `p${at}`);

describe('a file of rows', () => {
  it('given as many rows as there may be and blank ones between them, when it is read, then all are there', () => {
    const { columns, rows } = readCsv(fileOf('Name,Email', ' , ', ...many(MAX_IMPORT_ROWS), ',', '', '  ,  '));
    expect([columns, rows.length, rows.at(-1)]).toEqual([
      ['Name', 'Email'],
      MAX_IMPORT_ROWS,
      [`p${MAX_IMPORT_ROWS - 1}`],
    ]);
  });

  it.each(['Ada Berg,ada@mail.example', 'Ada,"Berg <Ada@Mail.example>"'])(
    'given a first line that is a person, %s, when it is read, then it is refused',
    (first) => {
      expect(() => readCsv(fileOf(first, 'Bo,bo@mail.example'))).toThrow('import-header-missing');
    },
  );

  it('given one row more, when it is read, then it is refused before what follows is looked at', () => {
    const file = fileOf('Name', ...many(MAX_IMPORT_ROWS + 1), '"a quote that never ends');
    expect(() => readCsv(file)).toThrow('import-too-many-rows');
  });
});
