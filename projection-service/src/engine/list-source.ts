import type { ColumnType, Projection } from './projection.ts';
import { snake } from './sql-names.ts';

/** What a column must hold; of several values any. */
export type Condition = {
  column: string;
  type: ColumnType;
  /** `~~`: is like; `@>`: a list that holds it; `not any`: is none of them, or nothing. */
  operator: '=' | '>=' | '<=' | '~~' | '@>' | 'not any';
  value: string | boolean | readonly string[];
};
/** A table, its column of the row's id, and what its rows must hold: for each part of the answer there must be one. */
export type Via = { table: string; row: string; asks: (wanted: unknown) => Condition[][] };

/** A table of schema `access` with texts as a `tsvector`, which names in `row` what rows of the list name in their column `of`. */
export type Texts = {
  table: string;
  row: string;
  of: string;
  words: string;
  /** Its column of the company whose a text is alone; null there: every company's. */
  ofCompany?: string;
};

/** The filter that asks for one value of a column, or for all of several. */
export const holding = (table: string, row: string, column: string): Via => ({
  table,
  row,
  asks: (wanted) =>
    [wanted].flat().map((value): Condition[] => [{ column, type: 'uuid', operator: '=', value: String(value) }]),
});

/** The filter that asks for one of the ids that a row itself lists, or for all of several, of tables with few rows: no index helps it. */
export const listing = (table: string, column: string): Via => ({
  table,
  row: 'id',
  asks: (wanted) => [[{ column, type: 'jsonb', operator: '@>', value: JSON.stringify([wanted].flat()) }]],
});

/** A table that lists are read from. */
export type ListSource = {
  schema: string;
  table: string;
  /** Field of the view → column and type. */
  columns: Record<string, { name: string; type: ColumnType }>;
  /** Filters, alone or together, whose totals are kept in `{table}_count`; null: none are, not even of all rows. */
  counted: readonly (readonly string[])[] | null;
  /** Filters that ask for rows of another table of the same projector. */
  via?: Record<string, Via>;
  /** Filters by words of texts about whom a row names. */
  texts?: Record<string, Texts>;
  /** Column by which rows may be kept from somebody: of the row itself, or of the row of another table that it names. */
  hiddenBy?: { column: string; through?: { table: string; column: string } };
  searchable: boolean;
  /** Projections whose checkpoints must have reached what a reader wants to see. */
  projections: readonly string[];
};

/** The table of a projection, as a source of lists. */
export const projected = ({ name, table, columns, counted, search }: Projection): ListSource => ({
  schema: 'read',
  table,
  columns: {
    id: { name: 'id', type: 'uuid' },
    ...Object.fromEntries(Object.entries(columns).map(([field, type]) => [field, { name: snake(field), type }])),
  },
  counted,
  searchable: search !== undefined,
  projections: [name],
});
