import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projections } from './catalogue.ts';
import type { Projection } from './engine/projection.ts';

const FILE = './catalogue-columns.snapshot.txt';

const sorted = (texts: readonly string[]): string => texts.toSorted().join('; ');

/** Every index, wherever in the schema it stands. */
const indexesOf = ({ schema }: Projection): string =>
  sorted(
    schema
      .replace(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim().replace(/\s+/g, ' '))
      .filter((statement) => /^create (unique )?index /.test(statement)),
  );

/** Fields that the search looks at. */
const searchedIn = ({ search }: Projection): string => {
  if (!search) return '';
  const fields = new Set<string>();
  const row = new Proxy({ id: '' }, { get: (_row, field) => void fields.add(String(field)) });
  try {
    search(row);
  } catch {
    // It wanted more of a field than that it is there.
  }
  return ` search(${[...fields].join(', ')})`;
};

const rollupOf = ({ rollup }: Projection): string =>
  rollup ? ` rollup(${JSON.stringify({ by: rollup.by, at: rollup.at, keys: rollup.keys })})` : '';

/** All that tables are made of and kept by: where it is another, what was written before is wrong or missing. */
const shapeOf = (projection: Projection): string => {
  const { table, columns, counted, latest } = projection;
  const held = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const counters = sorted(counted.map((fields) => fields.join('+')));
  return [
    `${table}(${held.join(', ')})`,
    ` counted(${counters})`,
    searchedIn(projection),
    rollupOf(projection),
    latest ? ` latest(${JSON.stringify(latest)})` : '',
    ` indexes(${indexesOf(projection)})`,
  ].join('');
};
const lineOf = (projection: Projection): string => `${projection.name} v${projection.version}: ${shapeOf(projection)}`;

const recordedText = readFileSync(new URL(FILE, import.meta.url), 'utf8');
const recorded = new Map(
  recordedText.split('\n').flatMap((line) => {
    const [, name, version, shape] = /^(\S+) v(\d+): (.*)$/.exec(line) ?? [];
    return name ? [[name, { version: Number(version), shape }] as const] : [];
  }),
);

/** Another shape is another table: without another version the old one would be written to, its totals wrong, its indexes missing. */
const isRaised = (projection: Projection): boolean => {
  const before = recorded.get(projection.name);
  if (!before) return true;
  const isSame = before.shape === shapeOf(projection);
  return isSame ? projection.version >= before.version : projection.version > before.version;
};

describe('the tables of projections', () => {
  it.each(projections)(
    'given $name, when its columns, indexes, counters, search or rollup are not those of before, then its version is raised',
    (one) => {
      expect(isRaised(one) || { recorded: recorded.get(one.name), now: shapeOf(one) }).toBe(true);
    },
  );

  it('given all of them, when written down, then the list is that of before: `vitest -u` writes what was raised, and nothing else', async () => {
    const now = projections.map(lineOf).toSorted().join('\n');
    await expect(projections.every(isRaised) ? `${now}\n` : recordedText).toMatchFileSnapshot(FILE);
  });
});
