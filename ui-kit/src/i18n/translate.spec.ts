import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const english = { job: { found_one: '{{count}} job', found_other: '{{count}} jobs', one: 'Job' }, name: '{{a}} {{b}}' };
const portuguese = { job: { found_one: '{{count}} vaga', found_other: '{{count}} vagas' } };
const inEnglish = { locale: 'en-us', catalogues: [english] } as const;
const inPortuguese = { locale: 'pt-br', catalogues: [portuguese, english] } as const;

describe('translate', () => {
  it('given a count, when a text has two forms, then the one is chosen that the language wants', () => {
    expect([0, 1, 2].map((count) => translate('job.found', { ...inEnglish, values: { count } }))).toEqual([
      '0 jobs',
      '1 job',
      '2 jobs',
    ]);
    expect([0, 1, 2].map((count) => translate('job.found', { ...inPortuguese, values: { count } }))).toEqual([
      '0 vaga',
      '1 vaga',
      '2 vagas',
    ]);
  });

  it('given a text that one language lacks, when it is asked for, then it shows in en-us', () => {
    expect(translate('job.one', inPortuguese)).toBe('Job');
  });

  it('given several keys, when the first has no text, then the next is taken, and at last the key itself', () => {
    expect(translate(['problem.unheard-of', 'job.one'], inEnglish)).toBe('Job');
    expect(translate(['a.b', 'job'], inEnglish)).toBe('job');
  });

  it('given values that look like names of values, when they are filled in, then they stay as they are', () => {
    expect(translate('name', { ...inEnglish, values: { a: '{{b}}', b: '$&' } })).toBe('{{b}} $&');
  });
});
