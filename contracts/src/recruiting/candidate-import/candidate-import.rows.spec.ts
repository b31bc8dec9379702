import { describe, expect, it } from 'vitest';
import { readRow } from './candidate-import.rows.ts';

const reading = {
  columns: ['Name', 'Email', 'Years', 'Skills', 'Notes'],
  mapping: { Name: 'name', Email: 'email', Years: 'experienceYears', Skills: 'skills' },
  dayOrder: 'mdy',
  definitions: [],
} as const satisfies Parameters<typeof readRow>[2];
const long = 'x,'.repeat(10_001);

describe('a row of a file', () => {
  it('given cells that no field takes for their length, when it is read, then each is told as too long and the row is a candidate without them', () => {
    expect(readRow(['Ada Berg', 'ada@mail.example', `1${long}`, long, ''], 7, reading)).toMatchObject({
      data: { firstName: 'Ada', skills: [] },
      leftOut: [
        { row: 7, column: 'Years', code: 'too-long' },
        { row: 7, column: 'Skills', code: 'too-long' },
      ],
    });
  });

  it('given a long cell of a column that fills nothing, when it is read, then the row is a candidate', () => {
    expect(readRow(['Ada Berg', 'ada@mail.example', '3', 'Wood', long], 7, reading)).toMatchObject({
      data: { firstName: 'Ada', lastName: 'Berg', experienceYears: 3, skills: ['Wood'] },
    });
  });

  it('given a currency that nobody knows, when the row is read, then amounts are left out with it', () => {
    const pay = {
      ...reading,
      columns: ['Name', 'Email', 'Pay', 'Currency'],
      mapping: { Name: 'name', Email: 'email', Pay: 'expectedSalary', Currency: 'salaryCurrency' },
    } as const;
    const read = readRow(['Ada Berg', 'ada@mail.example', '85k', 'USD'], 2, pay);
    expect(read).toMatchObject({ data: { expectedSalary: null }, leftOut: [{ column: 'Pay' }] });
    const unknown = readRow(['Ada Berg', 'ada@mail.example', '85000', 'dollars'], 2, pay);
    expect(unknown).toMatchObject({ data: { expectedSalary: null, salaryCurrency: null } });
  });
});
