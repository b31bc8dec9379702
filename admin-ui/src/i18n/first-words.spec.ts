/// <reference types="vite/client" />
import { keysUsedIn, missingKeys, textsOf } from 'ui-kit/test/catalogue.fixture';
import { describe, expect, it } from 'vitest';
import { enUs } from './en-us.ts';
import { moreEnUs } from './more.en-us.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is shown before all words are there: the shell, and the lists with which people begin. */
const first = [
  '../start.tsx',
  '../Console.tsx',
  '../layout/HomePage.tsx',
  '../reporting/report/Dashboard.tsx',
  '../training/review/OpenReviewsBadge.tsx',
  '../shared/resource/ResourceList.tsx',
  '../recruiting/interview/interview.ui.tsx',
  '../recruiting/job/job.ui.tsx',
  '../recruiting/candidate/candidate.ui.tsx',
];

const fileOf = (from: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('#admin-ui/')
    ? new URL(specifier.replace('#admin-ui/', ''), 'file:///src/').pathname
    : new URL(specifier, `file://${from.replace('..', '/src')}`).pathname;
  const known = path.replace('/src/', '../');
  return [known, `${known}.ts`, `${known}.tsx`].find((file) => file in sources);
};

/** Catalogues say words of their own, which is what is compared here. */
const importsOf = (file: string): string[] =>
  [...(sources[file] ?? '').matchAll(/^(?:import|export)[^;]*?from '([.#][^']*)';/gm)]
    .flatMap(([, specifier = '']) => fileOf(file, specifier) ?? [])
    .filter((found) => !/\.(en-us|pt-br)\.ts$/.test(found));

const reachedFrom = (files: readonly string[]): Set<string> => {
  const reached = new Set(files);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
};

describe('words of the first pages', () => {
  it('given what is loaded with the first lists, when it says something, then that is among the words they wait for', () => {
    const reached = reachedFrom(first);
    expect(first.filter((file) => !(file in sources))).toEqual([]);
    expect(reached.size).toBeGreaterThan(150);
    const [texts, more] = [textsOf(enUs), textsOf(moreEnUs)];
    // A record's name is said where the record is, which waits.
    const early = [...reached]
      .filter((file) => !file.endsWith('.resource.ts'))
      .flatMap((file) => {
        const used = keysUsedIn({ file: sources[file] ?? '' }, Object.keys({ ...enUs, ...moreEnUs }));
        const known = used.filter((key) => missingKeys([key], more).length === 0);
        return missingKeys(known, texts).map((key) => `${file}: ${key}`);
      });
    expect(early).toEqual([]);
  });
});
