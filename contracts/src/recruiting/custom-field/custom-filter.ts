import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { MAX_CUSTOM_TEXT } from './custom-field.choices.ts';

const MAX_FILTERED_FIELDS = 10;

const bound = z.union([z.number(), z.iso.date()]);
const wanted = z.union([
  z.string().trim().min(1).max(MAX_CUSTOM_TEXT),
  z.number(),
  z.boolean(),
  z.strictObject({ gte: bound.optional(), lte: bound.optional() }),
  z.strictObject({ has: text(MAX_CUSTOM_TEXT, 1) }),
]);

/** By the company's own fields: a value, the first and last of a number or a day, or words that stand in a text. All must hold. */
export const customFilter = () =>
  z.record(Id, wanted).refine((fields) => Object.keys(fields).length <= MAX_FILTERED_FIELDS, { message: 'too-many' });
export type CustomFilter = z.infer<ReturnType<typeof customFilter>>;
