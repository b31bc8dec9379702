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
  it('given cells that no field takes for their length, when it is read, then each is told as too long and nothing else', () => {
    expect(readRow(['Ada Berg', 'no address', `1${long}`, long, ''], 7, reading)).toEqual({
      refused: [
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
});
