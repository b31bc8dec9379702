import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';
import { DescriptionContext, type Row } from './description.ts';
import { itemText } from './item-text.ts';
import { kindOf } from './kinds.ts';

type Props = { record: RaRecord; field: string; withTime?: boolean };

/** A field of a record as it is read: as its description shows it, else as its schema is. */
export const FieldValue = ({ record, field, withTime = false }: Props) => {
  const t = useTranslate();
  const description = useContext(DescriptionContext);
  const own = description?.values?.[field];
  if (own) return own(record as Row);
  const value: unknown = record[field];
  if (value === null || value === undefined || value === '') return null;
  switch (kindOf(description?.entity.view.shape[field])) {
    case 'moment':
      return <When at={String(value)} withTime={withTime} />;
    case 'choice':
      return t(`resources.${description?.name}.${field}.${value}`);
    case 'yes-no':
      return t(value ? 'common.yes' : 'common.no');
    default: {
      const text = [value].flat().map(itemText).join(', ');
      return <span title={text}>{text}</span>;
    }
  }
};
