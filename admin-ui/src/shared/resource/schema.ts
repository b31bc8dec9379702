import { fieldErrors } from 'contracts/kernel/field-errors';
import { FieldFault } from 'contracts/kernel/field-fault';
import type { z } from 'zod';
import { defOf, type Fields, itemFieldsOf, type Kind, kindOf, type Schema } from './kinds.ts';

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

/** An item before anything is typed: what its fields are by default. Those that have an id get it here. */
export const emptyItem = (fields: Fields, id: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [
      field,
      field === 'id' ? id : (defOf(schema).defaultValue ?? emptyOf(schema)),
    ]),
  );

const takesNull = (schema: Schema): boolean => {
  const { type, innerType } = defOf(schema);
  return type === 'nullable' || (innerType !== undefined && takesNull(innerType));
};

const sentText = (schema: Schema, text: string): unknown => (text === '' && takesNull(schema) ? null : text);

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
  const saysSo = missing && (Array.isArray(emptyOf(schema)) || missing.endsWith('-required'));
  const code = saysSo ? missing : 'field-required';
  const check = (value: unknown) => {
    const fault = isEmpty(sent(schema, value)) ? missing && code : faultOf(schema, value);
    return fault && keyOf(fault);
  };
  return Object.assign(check, { isRequired: missing !== undefined });
};
