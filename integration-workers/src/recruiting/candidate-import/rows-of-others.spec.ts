import { derivedId } from 'contracts/kernel/id';
import { importedId, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { expect, it } from 'vitest';
import { rowsOfOthers } from './rows-of-others.ts';

it('given a chunk that is tried again, when its duplicates are told, then nobody is a duplicate of themselves, and all others are (REC-32)', () => {
  const importId = derivedId('candidate-import', 'retry');
  const row = (at: number) => rowNumber(1, at);
  const people = [
    { id: importedId(importId, row(0)), email: 'made@mail.example' },
    { id: importedId(importId, row(2)), email: 'both@mail.example' },
    { id: derivedId('somebody'), email: 'both@mail.example' },
    { id: importedId(importId, rowNumber(0, 0)), email: 'earlier@mail.example' },
  ];
  const emails = [
    'made@mail.example',
    'made@mail.example',
    'both@mail.example',
    'earlier@mail.example',
    'new@mail.example',
  ];
  expect(rowsOfOthers(emails, people, { importId, chunk: 1 })).toEqual([row(1), row(2), row(3)]);
});
