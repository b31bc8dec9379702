import { arrayText } from './array-text.ts';

/** Name, type and value of each column that a set of things is written to. */
export type Columns<T> = readonly (readonly [name: string, type: string, value: (thing: T) => unknown])[];

/** The parameters from `first` on, an array for each column, as rows of `c`. */
export const asRows = <T>(columns: Columns<T>, first: number): string =>
  `unnest(${columns.map(([, type], index) => `$${first + index}::${type}[]`).join(', ')}) as c(${names(columns)})`;

export const names = <T>(columns: Columns<T>): string => columns.map(([name]) => name).join(', ');

export const arrays = <T>(columns: Columns<T>, things: readonly T[]): string[] =>
  columns.map(([, , value]) => arrayText(things.map(value)));
