import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';

/** Characters of a draft, as JSON. */
export const MAX_DRAFT_LENGTH = 200_000;
/** Of one person in one company; the oldest goes for another. */
export const MAX_DRAFTS = 20;
/** Days after which a draft that nobody went on with is gone. */
export const DRAFT_DAYS = 30;

/** Which form: of new records of a resource, or of one record. */
const ofForm = z.object({ form: z.string().regex(/^[a-z][a-z-]{0,39}(\.[0-9a-f-]{36})?$/, 'field-invalid') });

const values = z
  .record(z.string(), z.unknown())
  .refine((typed) => JSON.stringify(typed).length <= MAX_DRAFT_LENGTH, { message: 'too-long' });

/** What somebody has typed into a form and not saved. `version`: of the record that it is about; null: a new one. */
export const FormDraft = z.object({ values, version: z.int().nullable(), updatedAt: z.iso.datetime() });
export type FormDraft = z.infer<typeof FormDraft>;

const path = '/api/tenant/form-drafts/:form';

export const showFormDraft = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Get what you have typed into a form and not saved, on whichever device',
  params: ofForm,
  answer: z.object({ draft: FormDraft.nullable() }),
});

export const keepFormDraft = endpoint({
  method: 'PUT',
  path,
  access: 'member',
  summary: 'Keep what you have typed into a form so far',
  params: ofForm,
  body: z.strictObject({ values, version: z.int32().nullable().default(null) }),
  answer: z.object({ updatedAt: z.iso.datetime() }),
});

export const discardFormDraft = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Discard what you have typed into a form',
  params: ofForm,
  answer: z.object({}),
});
