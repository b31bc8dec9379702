/// <reference types="vite/client" />
import { interviewStatuses, progressSteps } from 'contracts/recruiting/interview/interview.statuses';
import { employmentTypes, salaryIntervals } from 'contracts/recruiting/job/job.choices';
import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { ptBr } from './pt-br.ts';
import type { Catalogue } from './translate.ts';

const textsOf = (catalogue: Catalogue, above = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${above}${key}`, value]] : textsOf(value, `${above}${key}.`),
  );
const english = new Map(textsOf(enUs));
const portuguese = new Map(textsOf(ptBr));
const keys = [...english.keys()];

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}', '!../**/*.fixture.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const roots = Object.keys(enUs).join('|');
/** Keys written out in the sources; of those put together at run time, what stands before the first gap. */
const used = Object.values(sources).flatMap((source) =>
  [...source.matchAll(new RegExp(`['"\`]((?:${roots})\\.[\\w.-]*)(\\$\\{)?`, 'g'))].map(([, key = '', gap]) => ({
    key,
    gap,
  })),
);
const has = (key: string) => english.has(key) || english.has(`${key}_other`);

describe('catalogues of the portal', () => {
  it('given the sources, when a key is used, then en-us has it', () => {
    expect(used.length).toBeGreaterThan(120);
    expect(used.filter(({ key, gap }) => (gap ? !keys.some((known) => known.startsWith(key)) : !has(key)))).toEqual([]);
  });

  it('given both languages, when their keys are compared, then they are the same', () => {
    expect(keys.filter((key) => !portuguese.has(key))).toEqual([]);
    expect([...portuguese.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('given a text with values in it, when both languages are compared, then they name the same values', () => {
    const values = (text = '') =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, name]) => name)
        .sort()
        .join();
    expect(keys.filter((key) => values(english.get(key)) !== values(portuguese.get(key)))).toEqual([]);
  });

  it('given every choice that the contracts know, when it is looked up, then there are words for it', () => {
    const wanted = [
      ...interviewStatuses.flatMap((status) => [
        `application.status.${status}.label`,
        `application.status.${status}.detail`,
      ]),
      ...progressSteps.flatMap((step) => [`application.progress.${step}.title`, `application.progress.${step}.empty`]),
      ...employmentTypes.map((type) => `job.employmentType.${type}`),
      ...salaryIntervals.map((interval) => `job.per.${interval}`),
    ];
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });
});
