import type { Cell } from 'contracts/kernel/csv';
import type { Locale } from 'contracts/kernel/locales';
import type { RaRecord } from 'react-admin';
import { itemText } from '#admin-ui/shared/resource/item-text';
import type { Kind } from '#admin-ui/shared/resource/kinds';

/** What a cell needs where it can only be text. */
export type TextTools = {
  t: (key: string, options?: Record<string, unknown>) => string;
  locale: Locale;
  /** Of a record that a column refers to; undefined where it is gone or may not be read. */
  nameOf: (resource: string, id: string) => string | undefined;
};

type Source = { resource: string; field: string; kind: Kind; reference: string | undefined };
type Naming<R extends RaRecord> = (record: R, t: TextTools['t']) => string;

/** The text of a cell by its kind: moments as in ISO 8601, choices in words, records by their names; of a title that is no field what the record is called. */
export const cellText =
  <R extends RaRecord>({ resource, field, kind, reference }: Source, titleOf: Naming<R> = () => '') =>
  (record: R, { t, nameOf }: TextTools): Cell => {
    const value: unknown = record[field];
    if (value === null || value === undefined) return titleOf(record, t);
    if (typeof value === 'number') return value;
    const one = (part: unknown): string | undefined => {
      if (reference) return nameOf(reference, String(part));
      if (kind === 'choice') return t(`resources.${resource}.${field}.${part}`);
      return kind === 'yes-no' ? t(part ? 'common.yes' : 'common.no') : itemText(part);
    };
    return [value].flat().map(one).filter(Boolean).join(', ');
  };
