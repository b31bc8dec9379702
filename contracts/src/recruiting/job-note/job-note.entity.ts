import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

export const MAX_JOB_NOTE_LENGTH = 5_000;
export const MAX_MENTIONS = 20;

/** What people of a company write to each other about a job. Who is mentioned is told by mail. */
export const jobNote = entity({
  name: 'jobNote',
  context: 'recruiting',
  plural: 'job-notes',
  permissions: 'tenant.jobs',
  operations: ['create', 'remove'],
  fields: {
    jobId: Id,
    text: requiredText(MAX_JOB_NOTE_LENGTH),
    /** Users of the company. */
    mentions: z
      .array(Id)
      .max(MAX_MENTIONS)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'choices-repeated' }),
    /** The user, or the key of a program. */
    authorId: z.string(),
  },
  computed: ['authorId'],
  defaults: { mentions: [] },
  joined: { authorName: z.string().nullable() },
  filters: ['jobId'],
  sorts: ['createdAt'],
});
export type JobNoteView = typeof jobNote.types.view;
export type JobNoteEvent = typeof jobNote.types.event;
