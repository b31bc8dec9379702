import { arrayText } from './array-text.ts';

/** Name, type and value of each column that a set of things is written to. */
export type Columns<T> = readonly (readonly [name: string, type: string, value: (thing: T) => unknown])[];

/** The parameters from `first` on, an array for each column, as rows of `c`. */
export const asRows = <T>(columns: Columns<T>, first: number): string =>
  `unnest(${columns.map(([, type], index) => `$${first + index}::${type}[]`).join(', ')}) as c(${names(columns)})`;

export const names = <T>(columns: Columns<T>): string => columns.map(([name]) => name).join(', ');

/** A value as its column reads it: JSON is written as such, a bare text too. */
const cellOf = (type: string, value: unknown): unknown =>
  type.startsWith('json') && value !== null && value !== undefined ? JSON.stringify(value) : value;

export const arrays = <T>(columns: Columns<T>, things: readonly T[]): string[] =>
  columns.map(([, type, value]) => arrayText(things.map((thing) => cellOf(type, value(thing)))));
