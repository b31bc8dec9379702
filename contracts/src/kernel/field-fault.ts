import { z } from 'zod';

/**
 * What can be wrong with a field, wherever it is. Each is a translation key; an aggregate's own (`slug-invalid`,
 * `job-slug-taken`) stand beside its schemas.
 */
export const FieldFault = z.enum([
  'field-required',
  'field-unknown', // no such field, or one that only the server writes
  'field-invalid',
  'too-long',
  'too-short',
  'too-large',
  'too-small',
  'too-many',
  'too-few',
  'email-invalid',
  'id-invalid',
  'date-invalid',
  'url-invalid',
  'phone-invalid',
  'text-not-storable',
  'not-json',
  'range-invalid',
  'period-too-long',
]);
export type FieldFault = z.infer<typeof FieldFault>;
