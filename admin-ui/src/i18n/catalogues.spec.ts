/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { landlordEnUs } from '#admin-ui/landlord/landlord.en-us';
import { allEnUs } from '#admin-ui/test/all-words.fixture';
import { ptBr } from './pt-br.ts';

type Catalogue = { [key: string]: string | Catalogue };

const keysOf = (catalogue: Catalogue, above = ''): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${above}${key}`] : keysOf(value, `${above}${key}.`),
  );

/** The landlord area lays its own texts over these. */
const english = new Set([...keysOf(allEnUs), ...keysOf(landlordEnUs)]);
const portuguese = keysOf(ptBr);
/** A key as it is asked for: `selected` stands for `selected_one` and `selected_other`, `remove` for a group of texts. */
const isThere = (key: string) =>
  english.has(key) || english.has(`${key}_other`) || [...english].some((known) => known.startsWith(`${key}.`));
const hasSome = (prefix: string) => [...english].some((known) => known.startsWith(prefix));

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const roots = [...Object.keys(allEnUs), 'platform'].join('|');
/** Keys written out in the console's sources; those put together at run time end in a dot and are looked up by it. */
const usedKeys = Object.values(sources).flatMap((source) =>
  [...source.matchAll(new RegExp(`['"\`]((?:${roots})\\.[\\w.-]*)(\\$\\{)?`, 'g'))].map(([, key = '', rest]) => ({
    key,
    isPrefix: rest !== undefined,
  })),
);

const contracts = import.meta.glob<string>('../../../contracts/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Members of every `…Rejection`, `…ProblemCode` and field fault that the contracts declare. */
const declaredCodes = (declaration: RegExp) =>
  Object.values(contracts).flatMap((source) =>
    [...source.matchAll(declaration)].flatMap(([text]) =>
      [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, code = '']) => code),
    ),
  );

/** Hints of the sections of forms, with the resources that are described in the same folder. */
const hints = Object.entries(sources).flatMap(([file, source]) => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const resources = Object.entries(sources)
    .filter(([other]) => other.startsWith(folder) && /^[\w-]+\.resource\.tsx?$/.test(other.slice(folder.length)))
    .flatMap(([, text]) => [...text.matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name));
  const found = [...source.matchAll(/<FormSection [^>]*\bhint="(\w+)"/g)];
  return found.map(([, hint = '']) => ({ file, hint, resources }));
});

describe('catalogues', () => {
  it('given a section of a form with a hint, when it is looked up, then a resource of its folder has words for it', () => {
    expect(hints.length).toBeGreaterThan(5);
    const silent = hints.filter(
      ({ hint, resources }) => !resources.some((resource) => english.has(`resources.${resource}.hints.${hint}`)),
    );
    expect(silent).toEqual([]);
  });

  it('given the sources of the console, when a key is used, then en-us has it', () => {
    expect(usedKeys.length).toBeGreaterThan(150);
    const missing = usedKeys.filter(({ key, isPrefix }) => (isPrefix ? !hasSome(key) : !isThere(key)));
    expect(missing).toEqual([]);
  });

  it('given pt-br, when its keys are compared, then en-us has each of them', () => {
    expect(portuguese.filter((key) => !english.has(key))).toEqual([]);
  });

  it('given a text with values in it, when both languages are compared, then they name the same values', () => {
    const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    const at = (catalogue: Catalogue, key: string) =>
      key
        .split('.')
        .reduce<string | Catalogue>((node, part) => (typeof node === 'string' ? node : (node[part] ?? '')), catalogue);
    const different = portuguese.filter(
      (key) => names(String(at(ptBr, key))).join() !== names(String(at(allEnUs, key))).join(),
    );
    expect(different).toEqual([]);
  });

  it('given every refusal that the contracts declare, when it is looked up, then both languages have words for it', () => {
    const codes = declaredCodes(/export type \w+(?:Rejection|ProblemCode) =[\s\S]*?(?:\n\n|$(?![\s\S]))/g);
    expect(codes).toContain('job-slug-taken');
    expect(codes.filter((code) => !(code in allEnUs.problem))).toEqual([]);
    expect(codes.filter((code) => !(code in ptBr.problem))).toEqual([]);
  });

  it('given every fault of a field, when it is looked up, then both languages have words for it', () => {
    const faults = declaredCodes(/export const FieldFault = z\.enum\(\[[\s\S]*?\]\)/g);
    const own = declaredCodes(/\.regex\(.*\)/g);
    const known = (fault: string) => fault in allEnUs.field || fault in allEnUs.problem;
    expect(faults).toContain('field-required');
    expect(
      [...faults, ...own.filter((fault) => fault !== 'subdomain-invalid')].filter((fault) => !known(fault)),
    ).toEqual([]);
    expect(faults.filter((fault) => !(fault in ptBr.field))).toEqual([]);
  });
});
