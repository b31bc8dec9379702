import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#deploy/local/settings';

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync(['*/src/**/*.{ts,tsx,sql}', '*/test/**/*.ts', 'deploy/**/*.ts', '*.md', 'docs/**/*.md'], {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules') || name.includes('dist'),
});
const RULE = /\b[A-Z]{2,3}-\d+\b/g;
/** `docs/product.md ID-12`, and further numbers after it: `docs/product.md ID-12, WS-3`. */
const CITATION = /docs\/product\.md ((?:[A-Z]{2,3}-\d+(?:, | and )?)+)/g;

const defined = [...textOf('docs/product.md').matchAll(/^- \*\*([A-Z]{2,3}-\d+)\*\*/gm)].map(([, rule = '']) => rule);

it('given the rules of the product, when they are counted, then each number stands for one rule', () => {
  expect(defined.length).toBeGreaterThan(0);
  expect(defined.filter((rule, index) => defined.indexOf(rule) !== index)).toEqual([]);
});

it('given rules that are cited, in code, in documents or by each other, when they are looked up, then each exists', () => {
  const cited = sources.flatMap((file) =>
    [...textOf(file).matchAll(CITATION)].flatMap(([, rules = '']) =>
      (rules.match(RULE) ?? []).map((rule) => ({ file, rule })),
    ),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ rule }) => !defined.includes(rule))).toEqual([]);
  const prefixes = new Set(defined.map((rule) => rule.split('-')[0]));
  const within = (textOf('docs/product.md').match(RULE) ?? []).filter((rule) => prefixes.has(rule.split('-')[0]));
  expect(within.filter((rule) => !defined.includes(rule))).toEqual([]);
});
