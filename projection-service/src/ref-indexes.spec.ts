import { GLOBAL } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { projections } from './catalogue.ts';
import type { Projection, Ref } from './engine/projection.ts';
import { snake } from './engine/sql-names.ts';
import { parts } from './engine/tables.ts';

const columnsIn = (list = ''): string[] => list.split(',').map((column) => column.trim().replaceAll('"', ''));

/** Columns of what the table is found by while it is being filled: its key and its indexes. */
const foundBy = (projection: Projection): string[][] => {
  const [table] = parts(projection);
  return [
    ...table.matchAll(/primary key \(([^)]*)\)/g),
    ...table.matchAll(/create (?:unique )?index \w+ on \w+ \(([^)]*)\)/g),
  ].map(([, list]) => columnsIn(list));
};

const finds = ({ scope, column }: Ref, [first, second]: string[]): boolean =>
  first === snake(column) || (scope !== GLOBAL && first === 'tenant_id' && second === snake(column));

describe('what rows show of others', () => {
  it.each(
    projections.flatMap((one) => Object.entries(one.refs).map(([kind, ref]) => ({ name: one.name, kind, ref, one }))),
  )(
    'given $name, when $kind changes, then its rows are found by an index, while the table is being filled too',
    (of) => {
      expect(foundBy(of.one).some((columns) => finds(of.ref, columns)) || foundBy(of.one)).toBe(true);
    },
  );
});
