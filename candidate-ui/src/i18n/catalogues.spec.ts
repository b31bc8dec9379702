/// <reference types="vite/client" />
import { interviewStatuses, progressSteps } from 'contracts/recruiting/interview/interview.statuses';
import { employmentTypes, salaryIntervals } from 'contracts/recruiting/job/job.choices';
import { keysUsedIn, missingKeys, placeholdersOf, textsOf } from 'ui-kit/test/catalogue.fixture';
import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';

const english = textsOf(enUs);
const portuguese = textsOf(ptBr);
const keys = [...english.keys()];

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}', '!../**/*.fixture.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
describe('catalogues of the portal', () => {
  it('given the sources, when a key is used, then en-us has it', () => {
    const used = keysUsedIn(sources, enUs);
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
