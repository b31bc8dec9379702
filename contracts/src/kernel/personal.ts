import { z } from 'zod';

/** Stands where a person's data stood before that person was erased. */
export const ERASED = Object.freeze({ erased: true as const });
export type Erased = typeof ERASED;

const ErasedSchema = z.object({ erased: z.literal(true) }).readonly();
const registry = z.registry<{ subject: string }>();

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

/** The value, or null once its subject has been erased. */
export const known = <T>(value: T | Erased): T | null => (isErased(value) ? null : value);
