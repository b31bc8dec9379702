import { z } from 'zod';

export type Schema = z.core.$ZodType;
export type Fields = Readonly<Record<string, Schema>>;
type Def = {
  type: string;
  innerType?: Schema;
  defaultValue?: unknown;
  in?: Schema;
  format?: string;
  entries?: Record<string, string>;
  element?: Schema;
  shape?: Fields;
  checks?: readonly { _zod: { def: { maximum?: number } } }[];
};

export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The schema without what makes it optional or empty, or reads it further. */
const inner = (schema: Schema): Schema => {
  const { innerType, in: input } = defOf(schema);
  const next = innerType ?? input;
  return next ? inner(next) : schema;
};

/** Fields of the items of a list; null where it is a list of plain values, or no list at all. */
export const itemFieldsOf = (schema: Schema): Fields | null => {
  const { element } = defOf(inner(schema));
  return (element && defOf(inner(element)).shape) ?? null;
};

/** Of a field in a form: its schema, and where its words are. `steps.0.name` is the `name` of `items.steps`. */
export const fieldAt = (
  fields: Fields,
  path: string,
): { schema: Schema | undefined; within: string; field: string } => {
  const [, list, rest] = /^([^.]+)\.\d+\.(.+)$/.exec(path) ?? [];
  if (list === undefined || rest === undefined) return { schema: fields[path], within: '', field: path };
  const items = fields[list] && itemFieldsOf(fields[list]);
  const { within, ...found } = fieldAt(items ?? {}, rest);
  return { ...found, within: `.items.${list}${within}` };
};

export type Kind = 'text' | 'number' | 'choice' | 'yes-no' | 'day' | 'moment' | 'items' | 'list' | 'other';

const kinds: Record<string, Kind> = {
  string: 'text',
  number: 'number',
  enum: 'choice',
  boolean: 'yes-no',
  array: 'list',
};

/** What sort of value a field holds. */
export const kindOf = (schema: Schema | undefined): Kind => {
  if (!schema) return 'other';
  const { type, format } = defOf(inner(schema));
  if (itemFieldsOf(schema)) return 'items';
  if (format === 'date') return 'day';
  return format === 'datetime' ? 'moment' : (kinds[type] ?? 'other');
};

/** The values to choose from. */
export const optionsOf = (schema: Schema): string[] => Object.values(defOf(inner(schema)).entries ?? {});

/** How many items a list may have. */
export const maxItemsOf = (schema: Schema): number =>
  Math.min(...(defOf(inner(schema)).checks ?? []).map(({ _zod: { def } }) => def.maximum ?? Number.POSITIVE_INFINITY));

/** Whether headings, lists and links may be written in a text. */
export const isRichText = (schema: Schema): boolean => z.globalRegistry.get(inner(schema))?.format === 'markdown';

/** Characters that fit into a text. */
export const maxLengthOf = (schema: Schema): number | null =>
  (inner(schema) as Schema & { maxLength?: number | null }).maxLength ?? null;
