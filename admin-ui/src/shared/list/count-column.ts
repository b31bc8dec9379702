import type { RaRecord } from 'react-admin';
import type { Column } from './column.ts';

/** How many things a record holds, in place of their names. */
export const countColumn = <R extends RaRecord>(
  field: string,
  count: (record: R) => number,
  more: Pick<Column<R>, 'width' | 'card'> = {},
): Column<R> => ({ field, align: 'right', width: 120, isLabelled: true, render: count, text: count, ...more });
