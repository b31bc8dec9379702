import { useContext } from 'react';
import type { RaRecord } from 'react-admin';
import { DescriptionContext } from '#admin-ui/shared/resource/description';
import { FieldValue } from '#admin-ui/shared/resource/FieldValue.tsx';
import { type Kind, kindOf } from '#admin-ui/shared/resource/kinds';
import { cellText, type TextTools } from './cell-text.ts';
import type { Column, FullColumn, ListShape } from './column.ts';

/** Pixels that a day takes. */
const DAY_WIDTH = 140;
/** What says nothing on a card without its label. */
const LABELLED: readonly Kind[] = ['number', 'day', 'moment'];

/** Columns with all that the description of their resource says of them. */
export const useColumns = <R extends RaRecord>(resource: string, columns: ListShape<R>['columns']): FullColumn<R>[] => {
  const context = useContext(DescriptionContext);
  const description = context?.name === resource ? context : null;
  const titleOf = description?.nameOf as ((record: RaRecord, t: TextTools['t']) => string) | undefined;
  return columns.map((given, index) => {
    const column: Column<R> = typeof given === 'string' ? { field: given } : given;
    const { field, reference } = column;
    const kind = kindOf(description?.entity.view.shape[field]);
    return {
      label: `resources.${resource}.fields.${field}`,
      render: (record) => <FieldValue record={record} field={field} />,
      text: cellText({ resource, field, kind, reference }, index === 0 ? titleOf : undefined),
      card: index === 0 ? 'title' : kind === 'choice' ? 'corner' : 'meta',
      ...(description?.entity.sorts.includes(field) && { sort: field }),
      ...(kind === 'moment' && { width: DAY_WIDTH }),
      isLabelled: LABELLED.includes(kind),
      ...column,
    };
  });
};
