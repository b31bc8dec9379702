import type { Projection } from './projection.ts';

/** Where a projection's tables lie: `read` serves, in `rebuild` the next version grows. */
export type Schema = 'read' | 'rebuild';

/** `candidateId` → `candidate_id`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column's name as SQL takes it, whatever word it is. */
export const quoted = (column: string): string => `"${column}"`;

/** The table beside the rows that holds what the search finds: apart, so that rows may change and it does not. */
export const searchTable = ({ table }: Pick<Projection, 'table'>): string => `${table}_words`;

/** The roll-ups beside the rows, and the time zones whose days they count by. */
export const rollupTable = ({ table }: Pick<Projection, 'table'>): string => `${table}_rollup`;
export const zoneTable = ({ table }: Pick<Projection, 'table'>): string => `${table}_zone`;

/** The tables of a projection: rows, refs, counters; words, where it is searched; rollup and time zones, where it has one. */
export const tablesOf = (projection: Projection): string[] => {
  const { table, search, rollup } = projection;
  return [
    table,
    `${table}_ref`,
    `${table}_count`,
    ...(search ? [searchTable(projection)] : []),
    ...(rollup ? [rollupTable(projection), zoneTable(projection)] : []),
  ];
};

/** Names and types of the row's fields, in the order in which rows are written and loaded. */
export const fieldsOf = ({ columns }: Projection): [name: string, type: string][] => [
  ['id', 'uuid'],
  ...Object.entries(columns).filter(([name]) => name !== 'id'),
];
