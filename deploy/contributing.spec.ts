import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#deploy/local/settings';

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/ \/\/ .*$/, '').trim());
const guide = textOf('CONTRIBUTING.md');

/** Lines under the file that they are of: `// contracts/src/…`. */
const shown = [...guide.matchAll(/^```ts\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block
    .split(/^\/\/ (?=\S+\.tsx?$)/m)
    .slice(1)
    .map((part) => ({ file: part.slice(0, part.indexOf('\n')), lines: linesOf(part).slice(1).filter(Boolean) })),
);

it('given the recipe of a plain entity, when its lines are looked up in the files that it names, then each is there', () => {
  expect(shown.length).toBeGreaterThanOrEqual(6);
  const missing = shown.flatMap(({ file, lines }) => {
    const there = new Set(linesOf(textOf(file)));
    return lines.filter((line) => !there.has(line)).map((line) => `${file}: ${line}`);
  });
  expect(missing).toEqual([]);
});

it('given files and folders that the guide names by their whole path, when they are looked up, then each exists', () => {
  const named = [...guide.matchAll(/`((?:contracts|platform|admin-ui|ui-kit|deploy|command-service)\/[\w./-]+\w)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  const isThere = (path: string) => [path, `${path}.ts`].some((one) => existsSync(join(ROOT, one)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

it('given the aggregate that the guide shows, when what staff need of it is counted, then it keeps within lines and files that it names', () => {
  const [, lines, files] = /is at most (\d+) lines in (\d+)\s+files/.exec(guide) ?? [];
  const ofStaff = globSync('{contracts,command-service,projection-service,admin-ui}/src/recruiting/open-interview/*', {
    cwd: ROOT,
  }).filter((file) => !/spec|endpoints|public-|projection-service.*resource/.test(file));
  expect(ofStaff.length).toBeGreaterThan(10);
  expect(ofStaff.length).toBeLessThanOrEqual(Number(files));
  expect(ofStaff.flatMap((file) => textOf(file).trimEnd().split('\n')).length).toBeLessThanOrEqual(Number(lines));
});
