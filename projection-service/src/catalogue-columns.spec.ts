import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projections } from './catalogue.ts';
import type { Projection } from './engine/projection.ts';

const FILE = './catalogue-columns.snapshot.txt';

const columnsOf = ({ table, columns }: Projection): string =>
  `${table}(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;
const lineOf = (projection: Projection): string =>
  `${projection.name} v${projection.version}: ${columnsOf(projection)}`;

const recordedText = readFileSync(new URL(FILE, import.meta.url), 'utf8');
const recorded = new Map(
  recordedText.split('\n').flatMap((line) => {
    const [, name, version, columns] = /^(\S+) v(\d+): (.*)$/.exec(line) ?? [];
    return name ? [[name, { version: Number(version), columns }] as const] : [];
  }),
);

/** Other columns are another table: without another version the old one would be written to. */
const isRaised = (projection: Projection): boolean => {
  const before = recorded.get(projection.name);
  if (!before) return true;
  const isSame = before.columns === columnsOf(projection);
  return isSame ? projection.version >= before.version : projection.version > before.version;
};

describe('the columns of projections', () => {
  it.each(projections)('given $name, when its columns are not those of before, then its version is raised', (one) => {
    expect(isRaised(one) || { recorded: recorded.get(one.name), now: columnsOf(one) }).toBe(true);
  });

  it('given all of them, when written down, then the list is that of before: `vitest -u` writes what was raised, and nothing else', async () => {
    const now = projections.map(lineOf).toSorted().join('\n');
    await expect(projections.every(isRaised) ? `${now}\n` : recordedText).toMatchFileSnapshot(FILE);
  });
});
