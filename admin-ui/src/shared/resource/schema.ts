import { fieldErrors } from 'contracts/kernel/field-errors';
import { FieldFault } from 'contracts/kernel/field-fault';
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;
type Def = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  format?: string;
  entries?: Record<string, string>;
  element?: Schema;
  shape?: Fields;
  checks?: readonly { _zod: { def: { maximum?: number } } }[];
};

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

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

/** Characters that fit into a text. */
export const maxLengthOf = (schema: Schema): number | null =>
  (inner(schema) as Schema & { maxLength?: number | null }).maxLength ?? null;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const empties: Partial<Record<Kind, unknown>> = {
  text: '',
  number: '',
  day: '',
  moment: '',
  items: [],
  list: [],
  'yes-no': false,
};

/** Nothing, as a form holds it. */
export const emptyOf = (schema: Schema): unknown => empties[kindOf(schema)] ?? null;

/** An item before anything is typed; those that have an id get it here. */
export const emptyItem = (fields: Fields, id: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, field === 'id' ? id : emptyOf(schema)]));

const takesNull = (schema: Schema): boolean => {
  const { type, innerType } = defOf(schema);
  return type === 'nullable' || (innerType !== undefined && takesNull(innerType));
};

const sentText = (schema: Schema, text: string): unknown => {
  if (text === '') return takesNull(schema) ? null : text;
  const number = Number(text.replace(',', '.'));
  return kindOf(schema) === 'number' && Number.isFinite(number) ? number : text;
};

/** What a form holds, as the API takes it. */
export const sent = (schema: Schema, value: unknown): unknown => {
  if (typeof value === 'string') return sentText(schema, value.trim());
  const items = itemFieldsOf(schema);
  return items && Array.isArray(value) ? value.map((item) => sentFields(items, item)) : value;
};

/** The same, of several fields. */
export const sentFields = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, sent(schema, values[field])]));

const faultOf = (schema: Schema, value: unknown): string | undefined => {
  const { success, error } = (schema as z.ZodType).safeParse(sent(schema, value), { reportInput: true });
  if (success) return undefined;
  const faults = fieldErrors(error.issues, '');
  // What is wrong within an item is said there.
  if (itemFieldsOf(schema)) return faults['']?.[0];
  return Object.values(faults)[0]?.[0] ?? 'field-invalid';
};

/** A fault's code as the key of its words. */
const keyOf = (code: string): string =>
  `${(FieldFault.options as readonly string[]).includes(code) ? 'field' : 'problem'}.${code}`;

type Validator = ((value: unknown) => string | undefined) & { isRequired: boolean };

/** The schema as a form asks it: what is left out is missing where the schema does not take it. */
export const validatorOf = (schema: Schema, isOptional = false): Validator => {
  const missing = isOptional ? undefined : faultOf(schema, emptyOf(schema));
  const code = missing && Array.isArray(emptyOf(schema)) ? missing : 'field-required';
  const check = (value: unknown) => {
    const fault = isEmpty(sent(schema, value)) ? missing && code : faultOf(schema, value);
    return fault && keyOf(fault);
  };
  return Object.assign(check, { isRequired: missing !== undefined });
};
