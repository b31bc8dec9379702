import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { MAX_MENTIONS, MAX_NOTE_LENGTH } from './note.limits.ts';

/** What people of a company write to each other; who is mentioned is told by mail. */
export const noteFields = {
  text: requiredText(MAX_NOTE_LENGTH),
  /** Users of the company. */
  mentions: z
    .array(Id)
    .max(MAX_MENTIONS)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'choices-repeated' }),
  /** The user, or the key of a program. */
  authorId: z.string(),
};
