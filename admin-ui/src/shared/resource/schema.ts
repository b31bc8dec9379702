import { fieldErrors } from 'contracts/kernel/field-errors';
import { FieldFault } from 'contracts/kernel/field-fault';
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = { type: string; innerType?: Schema; in?: Schema; format?: string; entries?: Record<string, string> };

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The schema without what makes it optional or empty, or reads it further. */
const inner = (schema: Schema): Schema => {
  const { innerType, in: input } = defOf(schema);
  const next = innerType ?? input;
  return next ? inner(next) : schema;
};

export type Kind = 'text' | 'choice' | 'yes-no' | 'moment' | 'list' | 'other';

const kinds: Record<string, Kind> = { string: 'text', enum: 'choice', boolean: 'yes-no', array: 'list' };

/** What sort of value a field holds. */
export const kindOf = (schema: Schema | undefined): Kind => {
  if (!schema) return 'other';
  const { type, format } = defOf(inner(schema));
  return format === 'datetime' ? 'moment' : (kinds[type] ?? 'other');
};

/** The values to choose from. */
export const optionsOf = (schema: Schema): string[] => Object.values(defOf(inner(schema)).entries ?? {});

/** Characters that fit into a text. */
export const maxLengthOf = (schema: Schema): number | null =>
  (inner(schema) as Schema & { maxLength?: number | null }).maxLength ?? null;

const isText = (schema: Schema) => kindOf(schema) === 'text';
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Nothing, as a form holds it. */
export const emptyOf = (schema: Schema): unknown => {
  if (isText(schema)) return '';
  if (kindOf(schema) === 'list') return [];
  return kindOf(schema) === 'yes-no' ? false : null;
};

/** What a form holds, as the API takes it. */
export const sent = (schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' && defOf(schema).type === 'nullable' ? null : text;
};

const faultOf = (schema: Schema, value: unknown): string | undefined => {
  const { success, error } = (schema as z.ZodType).safeParse(sent(schema, value), { reportInput: true });
  if (success) return undefined;
  return Object.values(fieldErrors(error.issues, ''))[0]?.[0] ?? 'field-invalid';
};

/** A fault's code as the key of its words. */
const keyOf = (code: string): string =>
  `${(FieldFault.options as readonly string[]).includes(code) ? 'field' : 'problem'}.${code}`;

type Validator = ((value: unknown) => string | undefined) & { isRequired: boolean };

/** The schema as a form asks it: what is left out is missing where the schema does not take it. */
export const validatorOf = (schema: Schema, isOptional = false): Validator => {
  const missing = isOptional ? undefined : faultOf(schema, emptyOf(schema));
  const code = missing && kindOf(schema) === 'list' ? missing : 'field-required';
  const check = (value: unknown) => {
    const fault = isEmpty(sent(schema, value)) ? missing && code : faultOf(schema, value);
    return fault && keyOf(fault);
  };
  return Object.assign(check, { isRequired: missing !== undefined });
};
