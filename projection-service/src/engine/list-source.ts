import type { ColumnType, Projection } from './projection.ts';
import { snake } from './sql-names.ts';

/** A table that lists are read from. */
export type ListSource = {
  schema: string;
  table: string;
  /** Field of the view → column and type. */
  columns: Record<string, { name: string; type: ColumnType }>;
  /** Filters, alone or together, whose totals are kept in `{table}_count`; null: none are, not even of all rows. */
  counted: readonly (readonly string[])[] | null;
  /** Filters that ask for a row of another table of the same projector: its columns of the row's id and of the value, both uuid. */
  via?: Record<string, { table: string; row: string; value: string }>;
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
