/// <reference types="vite/client" />
import { interviewStatuses, progressSteps } from 'contracts/recruiting/interview/interview.statuses';
import { employmentTypes, salaryIntervals } from 'contracts/recruiting/job/job.choices';
import type { Catalogues } from 'ui-kit/i18n/i18n';
import type { Catalogue } from 'ui-kit/i18n/translate';
import { keysUsedIn, missingKeys, placeholdersOf, textsOf } from 'ui-kit/test/catalogue.fixture';
import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}', '!../**/*.fixture.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What comes with some pages, by the module that adds it. */
const areas = Object.entries(import.meta.glob<{ words: Catalogues }>('../**/*.words.ts', { eager: true })).map(
  ([path, { words }]) => ({ name: path.split('/').at(-1)?.replace('.ts', '') ?? '', words }),
);
const merged = (catalogues: Catalogue[]) => new Map(catalogues.flatMap((catalogue) => [...textsOf(catalogue)]));
const english = merged([enUs, ...areas.map(({ words }) => words['en-us'])]);
const portuguese = merged([ptBr, ...(await Promise.all(areas.map(({ words }) => words['pt-br']())))]);
const keys = [...english.keys()];
const roots = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];

describe('catalogues of the portal', () => {
  it.each(areas)('given $name, when a source says one of them, then it brings them', ({ name, words }) => {
    const own = Object.keys(words['en-us']).filter((root) => root !== 'problem');
    const says = new RegExp(`['"\`](${own.join('|')})\\.`);
    const brings = new RegExp(`import '[^']*/${name}(\\.ts)?';`);
    const silent = Object.entries(sources).filter(
      ([file, source]) => !/\.(en-us|pt-br|words)\.ts$/.test(file) && says.test(source) && !brings.test(source),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
  });

  it('given the sources, when a key is used, then en-us has it', () => {
    const used = keysUsedIn(sources, roots);
    expect(used.length).toBeGreaterThan(120);
    expect(missingKeys(used, english)).toEqual([]);
  });

  it('given both languages, when their keys are compared, then they are the same', () => {
    expect(keys.filter((key) => !portuguese.has(key))).toEqual([]);
    expect([...portuguese.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('given a text with values in it, when both languages are compared, then they name the same values', () => {
    expect(keys.filter((key) => placeholdersOf(english.get(key)) !== placeholdersOf(portuguese.get(key)))).toEqual([]);
  });

  it('given every choice that the contracts know, when it is looked up, then there are words for it', () => {
    const wanted = [
      ...interviewStatuses.flatMap((status) => [
        `application.status.${status}.label`,
        `application.status.${status}.detail`,
      ]),
      ...progressSteps.flatMap((step) => [`application.progress.${step}.title`, `application.progress.${step}.empty`]),
      ...employmentTypes.map((type) => `job.employmentTypes.${type}`),
      ...salaryIntervals.map((interval) => `job.per.${interval}`),
    ];
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });
});
