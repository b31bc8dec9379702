import type { Cell } from 'contracts/kernel/csv';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { TextTools } from './cell-text.ts';

/** One column of a list, and what becomes of it on a phone. */
export type Column<R extends RaRecord> = {
  field: string;
  /** Translation key of the heading; by default the word that the resource has for the field. */
  label?: string;
  render?: (record: R) => ReactNode;
  /** Field the API sorts by, where this column offers it. */
  sort?: string;
  align?: 'right';
  /** CSS width. */
  width?: number | string;
  /** Resource whose records the field names by their ids. */
  reference?: string;
  /** What stands in an exported file; by default what the field holds, in words. */
  text?: (record: R, tools: TextTools) => Cell;
  /** True: shown to those who choose it. */
  isHidden?: boolean;
  /** True: what can be done with a row, nothing that is known of it. */
  isControl?: boolean;
  /** On a phone: the card's heading, its line beneath, its corner, or left out. */
  card?: 'title' | 'meta' | 'corner' | 'none';
  /** True: its line on a card begins with its label, as of a number or a day that would say nothing by itself. */
  isLabelled?: boolean;
};

export type FullColumn<R extends RaRecord> = Column<R> &
  Required<Pick<Column<R>, 'label' | 'render' | 'card' | 'text'>>;

/** What the parts of a list share beside React-Admin's list context. */
export type ListShape<R extends RaRecord> = {
  columns: readonly (string | Column<R>)[];
  /** Where a record opens; without it rows are not links. */
  pathOf?: ((record: R) => string) | undefined;
  /** What opens beneath a row. */
  detailsOf?: ((record: R) => ReactNode) | undefined;
  /** A record in a few words, for the labels of its controls. */
  nameOf: (record: R) => string;
  isSelectable: boolean;
  /** More attributes of a row: that it can be dragged, for one. */
  attributesOf?: ((record: R) => HTMLAttributes<HTMLElement>) | undefined;
};
export type FullShape<R extends RaRecord> = Omit<ListShape<R>, 'columns'> & { columns: readonly FullColumn<R>[] };

export const styleOf = <R extends RaRecord>({ align, width }: Column<R>): CSSProperties => ({
  ...(align && { textAlign: align }),
  ...(width !== undefined && { width }),
});
