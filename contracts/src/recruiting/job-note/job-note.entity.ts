import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { noteFields } from '#contracts/recruiting/note.fields';

/** What people of a company write to each other about a job. */
export const jobNote = entity({
  name: 'jobNote',
  context: 'recruiting',
  plural: 'job-notes',
  permissions: 'tenant.jobs',
  operations: ['create', 'remove'],
  fields: { jobId: Id, ...noteFields },
  computed: ['authorId'],
  defaults: { mentions: [] },
  joined: { authorName: z.string().nullable() },
  filters: ['jobId'],
  sorts: ['createdAt'],
});
export type JobNoteView = typeof jobNote.types.view;
export type JobNoteEvent = typeof jobNote.types.event;
