import type { Projection } from './projection.ts';

/** Where a projection's tables lie: `read` serves, in `rebuild` the next version grows. */
export type Schema = 'read' | 'rebuild';

/** `candidateId` → `candidate_id`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column's name as SQL takes it, whatever word it is. */
export const quoted = (column: string): string => `"${column}"`;

export const SEARCH_COLUMN = 'search';

/** The tables of a projection: rows, refs, counters. */
export const tablesOf = ({ table }: Projection): string[] => [table, `${table}_ref`, `${table}_count`];

/** Names and types of the row's fields, in the order in which rows are written and loaded. */
export const fieldsOf = ({ columns, search }: Projection): [name: string, type: string][] => [
  ['id', 'uuid'],
  ...Object.entries(columns).filter(([name]) => name !== 'id'),
  ...(search ? [[SEARCH_COLUMN, 'text'] as [string, string]] : []),
];
