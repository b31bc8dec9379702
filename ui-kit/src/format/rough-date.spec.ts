import { expect, it } from 'vitest';
import { formatRoughDate } from './rough-date.ts';

it('given a day, a month or a year, when it is shown, then it is written as the language does', () => {
  expect(['2013-12-01', '2013-12', '2013', ''].map((date) => formatRoughDate(date, 'en-us'))).toEqual([
    'Dec 1, 2013',
    'Dec 2013',
    '2013',
    '',
  ]);
  expect(['2013-12-01', '2013-12', '2013'].map((date) => formatRoughDate(date, 'pt-br'))).toEqual([
    '01/12/2013',
    '12/2013',
    '2013',
  ]);
});
