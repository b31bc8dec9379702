import { describe, expect, it } from 'vitest';
import { formatDay, formatJobsFound, formatPlace, formatSalary, initialsOf } from './formats.ts';

/** Spaces of every width as one; Intl chooses them by language. */
const plain = (text: string | null): string | null => text?.replace(/\s/g, ' ') ?? null;

describe('what people read of a job', () => {
  it.each([
    [7_200_000, 9_600_000, 'USD', '$72,000 – $96,000 a year', 'US$ 72.000–96.000 por ano'],
    [3_150, null, 'USD', 'from $31.50 a year', 'a partir de US$ 31,50 por ano'],
    [null, 500_000, 'JPY', 'up to ¥500,000 a year', 'até JP¥ 500.000 por ano'],
    [1_500, 1_500, 'KWD', 'KWD 1.500 a year', 'KWD 1,500 por ano'],
    [null, null, 'USD', null, null],
  ])(
    'given %s to %s %s, when the salary is written, then it is %s and %s',
    (salaryMin, salaryMax, currency, ...written) => {
      const salary = { salaryMin, salaryMax, currency, interval: 'annually' as const };
      expect([plain(formatSalary(salary, 'en-us')), plain(formatSalary(salary, 'pt-br'))]).toEqual(written);
    },
  );

  it.each([
    ['Lisbon', 'PT', 'Lisbon, Portugal'],
    ['Lisbon, Portugal', 'PT', 'Lisbon, Portugal'],
    ['', 'BR', 'Brazil'],
    ['Anywhere', null, 'Anywhere'],
    ['', 'QX', 'QX'],
    ['', null, null],
  ])('given %s in %s, when the place is written, then it is %s', (location, country, written) => {
    expect(formatPlace({ location, country }, 'en-us')).toBe(written);
  });

  it.each([
    [0, '0 jobs found', '0 vagas encontradas'],
    [1, '1 job found', '1 vaga encontrada'],
    [2_000, '2,000 jobs found', '2.000 vagas encontradas'],
  ])('given %i jobs, when counted, then it is %s and %s', (count, english, portuguese) => {
    expect([formatJobsFound(count, 'en-us'), formatJobsFound(count, 'pt-br')]).toEqual([english, portuguese]);
  });

  it('given a moment, when its day is written, then each language has its own way', () => {
    const at = '2026-11-03T23:59:00.000Z';
    expect([formatDay(at, 'en-us'), formatDay(at, 'pt-br')]).toEqual(['Nov 3, 2026', '03/11/2026']);
  });

  it.each([
    ['Harbor & Pine', 'HP'],
    ['summit', 'S'],
    ['Ω mega & co', 'ΩM'],
    ['🚣‍♀️', '🚣‍♀️'],
  ])('given %s, when its initials are taken, then they are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
