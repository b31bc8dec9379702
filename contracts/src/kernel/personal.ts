import { z } from 'zod';

/** Stands where a person's data stood before that person was erased. */
export const ERASED = Object.freeze({ erased: true as const });
export type Erased = typeof ERASED;

/** Stands where a person's data stands whose key is missing, until it is restored: for readers only, never stored. */
export const UNAVAILABLE = Object.freeze({ unavailable: true as const });

const ErasedSchema = z.object({ erased: z.literal(true) }).readonly();
const registry = z.registry<{ subject: string }>();
const erasures = z.registry<{ erases: true }>();

/**
 * Marks a field of an event as personal: it is stored encrypted with the key of (tenant, subject), where `subject` names
 * the sibling field that holds the subject's id. Once that key is destroyed the field reads as `ERASED`.
 */
export const personal = <S extends z.ZodType>(schema: S, subject: string) => {
  const field = z.union([schema, ErasedSchema]);
  registry.add(field, { subject });
  return field;
};

/** Field name → name of the field that holds the subject's id, for every personal field of an event's data. */
export const personalFields = (data: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data.shape).flatMap(([name, schema]) => {
      const mark = registry.get(schema as z.ZodType);
      return mark ? [[name, mark.subject]] : [];
    }),
  );

export const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'erased' in value && value.erased === true;

/** Erased, or unavailable while the key is missing. */
export const isHidden = (value: unknown): value is Erased => isErased(value) || value === UNAVAILABLE;

/** The value, or null where it is hidden. */
export const known = <T>(value: T | Erased): T | null => (isHidden(value) ? null : value);

/** Marks the field of an event that names the person whom it erases: from it on nothing about them can be sealed. */
export const erasing = <S extends z.ZodType>(schema: S): S => {
  const field = schema.clone();
  erasures.add(field, { erases: true });
  return field;
};

export const erasedField = (data: z.ZodObject): string | null =>
  Object.entries(data.shape).find(([, schema]) => erasures.has(schema as z.ZodType))?.[0] ?? null;
